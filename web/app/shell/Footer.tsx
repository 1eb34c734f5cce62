import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#web/ui/style/cx.ts';
import { ageLimits } from '../age-limits.ts';
import { t } from '../messages/index.ts';
import { useSession } from '../session/session.ts';

const links = [
  ['/about', 'app.about'],
  ['/family', 'app.forParents'],
  ['/help', 'app.help'],
  ['/contact', 'app.contact'],
  ['/privacy', 'app.privacy'],
  ['/terms', 'app.terms'],
] as const;

/** The footer of every page. */
export function Footer(): ReactNode {
  // Children have a bar at the bottom of a phone, staff have none.
  const hasBottomBar = useSession().user?.kind === 'child';
  return (
    <footer
      className={cx('relative bg-leaf-soft px-4 pt-2 pb-5 text-sm wide:px-10', hasBottomBar && 'pb-24 wide:pb-5')}
    >
      <Bank />
      <div className="mx-auto flex max-w-340 flex-col items-center gap-x-6 wide:flex-row wide:justify-between">
        <p className="text-balance text-ink-soft max-wide:text-center">{t('app.madeFor', { ...ageLimits() })}</p>
        <nav aria-label={t('app.moreAbout')} className="mt-1 flex flex-wrap justify-center wide:mt-0">
          {links.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-12 items-center rounded-button px-2 font-display font-semibold text-leaf-deep hover:underline sm:px-4"
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

function Bank(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-[calc(100%-1px)] h-6 w-full fill-leaf-soft sm:h-9"
    >
      <path d="M0 40 V26 C180 2 380 0 600 16 S1080 40 1440 8 V40Z" />
    </svg>
  );
}
