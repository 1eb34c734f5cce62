import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { useCheer } from './cheer.ts';
import { t } from './messages/index.ts';
import { usePoints } from './queries.ts';

/** The child's own points for the top bar. It keeps its place while they are on their way. */
export function StarCount(): ReactNode {
  const { data } = usePoints();
  const chip = useCheer<HTMLSpanElement>(data?.totalPoints);
  return (
    <span ref={chip} className="relative inline-flex">
      <Chip tone="sun" className="min-w-16 justify-center even-digits max-[22rem]:min-w-14 max-[22rem]:px-2">
        <Emoji of="⭐" />
        {data && (
          <>
            <span aria-hidden="true">{data.totalPoints.toLocaleString(currentLocale())}</span>
            <span className="sr-only">{t('points.points', { count: data.totalPoints })}</span>
          </>
        )}
      </Chip>
    </span>
  );
}
