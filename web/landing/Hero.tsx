import type { ReactNode } from 'react';
import { ageLimits } from '#web/app/age-limits.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { Beads, Bubble } from './Bubbles.tsx';
import { t } from './messages/index.ts';
import { useUserCount } from './queries.ts';
import { Scenery } from './Scenery.tsx';

export function Hero(): ReactNode {
  return (
    <section className="relative isolate overflow-hidden bg-air">
      <div className="landing-hero mx-auto grid max-w-320 px-4 wide:px-10">
        <div className="landing-welcome flex flex-col items-start">
          <p className="font-bold font-display text-leaf-deep text-lg">{t('landing.hello')}</p>
          <h1 className="mt-1">{t('landing.heading')}</h1>
          <p className="landing-lead text-balance text-ink-soft">{t('landing.lead', { ...ageLimits() })}</p>
          <div className="landing-doors flex w-full flex-wrap gap-3">
            <Button to="/auth?tab=sign-up" size="large" className="max-sm:grow max-sm:px-5">
              {t('landing.join')}
            </Button>
            <Button to="/help" look="secondary" size="large" className="max-sm:grow max-sm:px-5">
              {t('landing.more')}
            </Button>
          </div>
          <p className="landing-back flex flex-wrap items-center text-ink-soft">
            {t('landing.already')}
            <Button to="/auth" look="ghost" className="mb-0! px-2! underline">
              {t('landing.signIn')}
            </Button>
          </p>
          <UserCount />
        </div>
        <PipAtHome />
      </div>
      {/* Last, though it lies behind: what hangs on the bottom would move while the words above still arrive. */}
      <Scenery />
    </section>
  );
}

const faces = [
  ['🦊', 'bg-ember-soft'],
  ['🐼', 'bg-grape-soft'],
  ['🐧', 'bg-sky-soft'],
] as const;

function UserCount(): ReactNode {
  const { data } = useUserCount();
  return (
    <p className="landing-count flex items-center gap-3 text-ink-soft">
      {data && data.count > 0 && (
        <span aria-hidden="true" className="landing-faces">
          {faces.map(([face, ground]) => (
            <span key={face} className={cx('grid size-9 place-items-center rounded-full border-2 border-card', ground)}>
              <Emoji of={face} size={22} />
            </span>
          ))}
        </span>
      )}
      {/* Refreshed in the browser, see static-page.ts. */}
      <span data-user-count="" className="font-display font-semibold text-ink">
        {data && data.count > 0 && t('landing.count', { count: data.count })}
      </span>
    </p>
  );
}

/** Pip on his lily pad, with what there is to find in the pond around him. */
function PipAtHome(): ReactNode {
  return (
    <div className="landing-home relative mx-auto w-full">
      <Ripples />
      <Beads />
      <div className="landing-pip landing-afloat relative mx-auto">
        <Pip size={400} mood="cheering" label={t('landing.pip')} className="h-auto w-full" />
      </div>
      <Bubble of="🧩" size={34} className="landing-bubble-puzzle" />
      <Bubble of="😂" size={30} className="landing-bubble-joke" />
      <Bubble of="🔤" size={26} className="landing-bubble-letters" />
      <Bubble of="💡" size={26} className="landing-bubble-idea" />
      <Said className="landing-said-riddle">
        {t('landing.think')} <Emoji of="🤔" size={26} />
      </Said>
      <Said className="landing-said-points">
        +40 <Emoji of="⭐" size={26} />
      </Said>
    </div>
  );
}

function Said({ className, children }: { className: string; children: ReactNode }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'landing-said inline-flex items-center gap-2 rounded-card px-4 py-2 font-bold font-display',
        className,
      )}
    >
      {children}
    </span>
  );
}

const rings = [1, 2, 3];

/** Rings in the water that Pip's pad makes. */
function Ripples(): ReactNode {
  return (
    <div aria-hidden="true" className="landing-rings">
      {rings.map((ring) => (
        <span key={ring} className="landing-ring" />
      ))}
    </div>
  );
}
