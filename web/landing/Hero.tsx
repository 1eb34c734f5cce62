import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#web/app/messages/landing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { useUserCount } from './queries.ts';

export function Hero(): ReactNode {
  return (
    <section className="overflow-hidden bg-linear-to-b from-sky-soft to-mist">
      <div className="mx-auto grid max-w-320 items-center gap-6 px-4 py-8 md:grid-cols-[1.15fr_1fr] md:py-14 wide:px-10 wide:py-20">
        <div className="flex flex-col items-start">
          <p className="font-bold font-display text-leaf-deep text-lg">{t('landing.hello')}</p>
          <h1 className="mt-1 text-3xl! sm:text-4xl! wide:text-5xl!">{t('landing.heading')}</h1>
          <p className="mt-4 max-w-140 text-ink-soft text-lg">{t('landing.lead')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button to="/auth?tab=sign-up" size="large">
              {t('landing.join')}
            </Button>
            <Button to="/help" look="secondary" size="large">
              {t('landing.more')}
            </Button>
          </div>
          <p className="mt-4 text-ink-soft">
            {t('landing.already')}{' '}
            <Link to="/auth" className="inline-flex min-h-12 items-center font-bold text-leaf-deep underline">
              {t('landing.signIn')}
            </Link>
          </p>
          <UserCount />
        </div>
        <Scene />
      </div>
    </section>
  );
}

function UserCount(): ReactNode {
  const { data } = useUserCount();
  return <p className="min-h-7 text-ink-soft">{data && data.count > 0 && t('landing.count', { count: data.count })}</p>;
}

/** Pip at home, with a thought and a win. */
function Scene(): ReactNode {
  return (
    <div className="relative mx-auto w-full max-w-96 wide:max-w-128">
      <Ripples />
      <Pip size={512} mood="cheering" label={t('landing.pip')} className="relative h-auto w-full animate-bob" />
      <span
        aria-hidden="true"
        className="absolute start-0 top-[6%] inline-flex items-center gap-2 rounded-card border-2 border-line bg-card px-4 py-2 font-bold font-display text-lg"
      >
        {t('landing.think')} <Emoji of="🤔" size={28} />
      </span>
      <span
        aria-hidden="true"
        className="absolute end-0 top-[8%] inline-flex items-center gap-2 rounded-card border-2 border-sun bg-sun-soft px-4 py-2 font-bold font-display text-lg"
      >
        +40 <Emoji of="⭐" size={28} />
      </span>
    </div>
  );
}

function Ripples(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      className="absolute inset-x-[-12%] bottom-[-2%] w-[124%] text-sky opacity-25"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <ellipse cx="200" cy="60" rx="190" ry="52" strokeDasharray="120 36" />
      <ellipse cx="200" cy="60" rx="160" ry="40" strokeDasharray="80 50" />
    </svg>
  );
}
