import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { useCheer } from './cheer.ts';
import { t } from './messages/index.ts';

interface PointsChipProps {
  /** What can be won, or was won. */
  points: number;
  won?: boolean | undefined;
}

/** What something is worth; hops when it is won. */
export function PointsChip({ points, won = false }: PointsChipProps): ReactNode {
  const chip = useCheer<HTMLSpanElement>(won ? points : 0);
  return (
    <span ref={chip} className="relative inline-flex shrink-0">
      {won ? (
        <Chip tone="leaf">
          <Emoji of="⭐" />
          <span aria-hidden="true">{t('points.won', { count: points })}</span>
          <span className="sr-only">{t('points.wonLabel', { count: points })}</span>
        </Chip>
      ) : (
        <Chip tone="sun">
          <Emoji of="⭐" />
          <span aria-hidden="true" className="sm:hidden">
            {points.toLocaleString(currentLocale())}
          </span>
          <span className="max-sm:sr-only">{t('points.points', { count: points })}</span>
        </Chip>
      )}
    </span>
  );
}
