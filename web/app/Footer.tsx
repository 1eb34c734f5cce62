import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from './messages/app.ts';
import { useSession } from './session.ts';

const links = [
  ['/about', 'app.about'],
  ['/help', 'app.help'],
  ['/contact', 'app.contact'],
  ['/privacy', 'app.privacy'],
  ['/terms', 'app.terms'],
] as const;

export function Footer(): ReactNode {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <footer className={`border-line border-t-2 px-4 py-4 text-center text-sm ${isSignedIn ? 'mb-20 wide:mb-0' : ''}`}>
      <nav aria-label={t('app.moreAbout')} className="flex flex-wrap justify-center sm:gap-x-2">
        {links.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-12 items-center rounded-button px-2 font-display sm:px-3 font-semibold text-ink-soft hover:text-ink"
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <p className="text-balance text-ink-soft">{t('app.madeFor')}</p>
    </footer>
  );
}
