import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import type { Visibility } from './queries.ts';

interface VisibilityCardProps {
  /** Undefined while it is on its way. */
  visibility: Visibility | undefined;
}

/** Who may come across own posts, and when that grows. */
export function VisibilityCard({ visibility }: VisibilityCardProps): ReactNode {
  return (
    <Card aria-busy={visibility === undefined}>
      <h2 className="text-lg">{t('points.whoSees')}</h2>
      {visibility ? (
        <p className="mt-1 text-ink-soft text-sm">{sentence(visibility)}</p>
      ) : (
        <Skeleton lines={2} className="mt-3" />
      )}
    </Card>
  );
}

function sentence({ visibilityPercentage: percent, nextMilestone: level }: Visibility): string {
  if (percent >= 100) return t('points.everyone');
  if (percent <= 0) return level === null ? t('points.buddiesOnly') : t('points.buddiesUntil', { level });
  const reach = t('points.reach', { percent });
  return level === null ? reach : `${reach} ${t('points.reachGrows', { level })}`;
}
