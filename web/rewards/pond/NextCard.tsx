import type { ReactNode } from 'react';
import type { OwnPond } from '#contract/rewards/pond.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/pond/index.ts';
import { LandmarkPicture } from './scene/Landmarks.tsx';
import { ThingPicture } from './scene/Things.tsx';

const LEAVES = 5;

/** What grows next, and what to do for it. There is no deadline. */
export function NextCard({ next, nextLandmark }: Pick<OwnPond, 'next' | 'nextLandmark'>): ReactNode {
  const { what, done, needed } = next;
  return (
    <Card tone="leaf">
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-20 shrink-0 items-center justify-center rounded-button bg-leaf-soft">
          <ThingPicture of={what} className="size-16" />
        </span>
        <div className="min-w-0 grow basis-24">
          <h2 className="font-normal font-read text-base text-ink-soft">{t('rewards.pond.next')}</h2>
          <p className="font-bold font-display text-xl">{t(`rewards.pond.next.${what}`)}</p>
          {needed > 1 && <Leaves done={done} needed={needed} />}
        </div>
      </div>
      <p className="mt-3">{t(`rewards.pond.left.${what}`, { count: needed - done })}</p>
      <Button to="/" wide className="mt-4">
        {t(`rewards.pond.do.${what}`)}
      </Button>
      {nextLandmark && (
        <div className="mt-4 flex items-center gap-3 text-ink-soft text-sm">
          <LandmarkPicture of={nextLandmark.what} className="size-12 shrink-0" />
          <p>
            {t('rewards.pond.later', {
              count: nextLandmark.needed - nextLandmark.done,
              landmark: t(`rewards.pond.${nextLandmark.what}`),
            })}
          </p>
        </div>
      )}
    </Card>
  );
}

/** Five leaves that turn green with the child's progress. */
function Leaves({ done, needed }: { done: number; needed: number }): ReactNode {
  const count = Math.min(LEAVES, needed);
  const green = Math.floor((done / needed) * count);
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      <span className="sr-only">{t('rewards.pond.next.leaves', { done, needed })}</span>
      {Array.from({ length: count }, (_, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: leaves in a row
          key={place}
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="2"
          className={place < green ? 'size-6 fill-leaf stroke-leaf-deep' : 'size-6 fill-none stroke-line-strong'}
        >
          <path d="M3 21Q1 5 21 3q0 18-15 15M3 21q4-8 10-11" />
        </svg>
      ))}
    </p>
  );
}
