import type { ReactNode } from 'react';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import type { Points } from './queries.ts';

interface PointsCardProps {
  /** Undefined while they are on their way. */
  points: Points | undefined;
  /** Whose points they are: picture and name. */
  children?: ReactNode;
}

/** Level, the way to the next one, and what is missing. */
export function PointsCard({ points, children }: PointsCardProps): ReactNode {
  return (
    <Card className="flex flex-col items-center text-center *:first:mt-0" aria-busy={points === undefined}>
      {children}
      {points ? <Progress points={points} /> : <WaitingProgress />}
    </Card>
  );
}

function Progress({ points: { currentLevel, intoLevel, levelNeeds } }: { points: Points }): ReactNode {
  const atTop = levelNeeds === 0;
  return (
    <>
      <Meter
        className="mt-4 w-full"
        tone="sun"
        label={t('points.level', { level: currentLevel })}
        value={atTop ? 1 : intoLevel}
        max={atTop ? 1 : levelNeeds}
        valueText={atTop ? t('points.maxLevel') : t('points.ofNeeded', { into: intoLevel, needed: levelNeeds })}
      />
      {!atTop && (
        <p className="mt-2 text-ink-soft text-sm">
          {t('points.toNext', { count: levelNeeds - intoLevel, level: currentLevel + 1 })}
        </p>
      )}
    </>
  );
}

// As tall as the real thing.
function WaitingProgress(): ReactNode {
  return (
    <div className="mt-4 flex w-full flex-col items-center">
      <Skeleton className="h-6 w-full rounded-sm" />
      <Skeleton className="mt-2 h-4 w-full rounded-full" />
      <Skeleton className="mt-3 h-5 w-3/5 rounded-sm" />
    </div>
  );
}
