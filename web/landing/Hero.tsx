import type { ReactNode } from 'react';
import { t } from '#web/app/messages/landing.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { Beads, Bubble } from './Bubbles.tsx';
import { useUserCount } from './queries.ts';
import { Scenery } from './Scenery.tsx';

export function Hero(): ReactNode {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sky-soft to-mist">
      <div className="mx-auto grid max-w-320 px-4 pt-7 md:grid-cols-[1.3fr_1fr] md:items-end md:gap-6 md:pt-12 wide:px-10 wide:pt-16">
        <div className="flex flex-col items-start md:self-start md:pb-52 wide:pb-60">
          <p className="font-bold font-display text-leaf-deep text-lg">{t('landing.hello')}</p>
          <h1 className="mt-1 text-3xl! sm:text-4xl! min-[80rem]:text-5xl!">{t('landing.heading')}</h1>
          <p className="mt-3 max-w-160 text-balance text-ink-soft text-lg wide:mt-5 wide:text-xl">
            {t('landing.lead')}
          </p>
          <div className="mt-5 flex w-full flex-wrap gap-3 wide:mt-7">
            <Button to="/auth?tab=sign-up" size="large" className="max-sm:grow max-sm:px-5">
              {t('landing.join')}
            </Button>
            <Button to="/help" look="secondary" size="large" className="max-sm:grow max-sm:px-5">
              {t('landing.more')}
            </Button>
          </div>
          <p className="mt-1 flex flex-wrap items-center text-ink-soft sm:mt-3">
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
    <p className="flex min-h-10 items-center gap-3 text-ink-soft sm:mt-1">
      {data && data.count > 0 && (
        <span aria-hidden="true" className="hidden -space-x-2.5 sm:flex">
          {faces.map(([face, ground]) => (
            <span key={face} className={cx('grid size-9 place-items-center rounded-full border-2 border-card', ground)}>
              <Emoji of={face} size={22} />
            </span>
          ))}
        </span>
      )}
      {/* Counted anew in the browser, see at-rest.ts. */}
      <span data-user-count="" className="font-display font-semibold text-ink">
        {data && data.count > 0 && t('landing.count', { count: data.count })}
      </span>
    </p>
  );
}

/** Pip on his lily pad, with what there is to find in the pond around him. */
function PipAtHome(): ReactNode {
  return (
    <div className="relative mx-auto mt-12 w-full sm:max-md:mt-16 max-w-92 pb-7 md:mt-0 md:max-w-full md:pb-12 wide:max-w-120 wide:pb-14">
      <Ripples />
      <Beads className="bottom-24 wide:bottom-32" />
      <div className="relative mx-auto w-62 animate-float sm:w-76 wide:w-100">
        <Pip size={400} mood="cheering" label={t('landing.pip')} className="h-auto w-full" />
      </div>
      <Bubble of="🧩" size={34} className="start-0 top-[34%] size-15 wide:size-18" />
      <Bubble
        of="😂"
        size={30}
        className="end-0 top-[36%] size-13 [animation-delay:-3s] [animation-duration:11s] wide:end-[-2%] wide:size-16"
      />
      <Bubble
        of="🔤"
        size={26}
        className="end-[3%] top-[58%] hidden size-13 [animation-delay:-5s] [animation-duration:8s] wide:grid"
      />
      <Bubble
        of="💡"
        size={26}
        className="start-[4%] top-[60%] size-11 [animation-delay:-6s] [animation-duration:10s] wide:size-14"
      />
      <Said className="start-0 top-[-15%] border-line bg-card md:top-[-11%] wide:start-[-6%] wide:top-[-5%]">
        {t('landing.think')} <Emoji of="🤔" size={26} />
      </Said>
      <Said className="end-0 top-[-17%] border-sun bg-sun-soft [animation-delay:-4s] md:top-[-10%] wide:top-[-7%]">
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
        'absolute inline-flex animate-drift items-center gap-2 rounded-card border-2 px-4 py-2 font-bold font-display sm:text-lg',
        className,
      )}
    >
      {children}
    </span>
  );
}

const rings = ['opacity-50', 'opacity-0 [animation-delay:-1.700s]', 'opacity-0 [animation-delay:-3.400s]'];

/** Rings in the water that Pip's pad makes. */
function Ripples(): ReactNode {
  return (
    <div aria-hidden="true" className="absolute inset-x-[4%] bottom-2.5 h-24 md:bottom-9 wide:bottom-11 wide:h-30">
      {rings.map((ring) => (
        <span
          key={ring}
          className={cx(
            'absolute inset-0 animate-ripple rounded-[50%] border-3 border-white/70 night:border-white/25',
            ring,
          )}
        />
      ))}
    </div>
  );
}
