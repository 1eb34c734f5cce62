import type { ReactNode } from 'react';
import { t } from '#web/app/messages/points.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Visibility } from './queries.ts';

/** Who may come across own posts, and when that grows. */
export function VisibilityCard({ visibility }: { visibility: Visibility }): ReactNode {
  return (
    <Card>
      <h2 className="text-lg">{t('points.whoSees')}</h2>
      <p className="mt-1 text-ink-soft text-sm">{sentence(visibility)}</p>
    </Card>
  );
}

function sentence({ visibilityPercentage: percent, nextMilestone: level }: Visibility): string {
  if (percent >= 100) return t('points.everyone');
  if (percent <= 0) return level === null ? t('points.buddiesOnly') : t('points.buddiesUntil', { level });
  const reach = t('points.reach', { percent });
  return level === null ? reach : `${reach} ${t('points.reachGrows', { level })}`;
}
