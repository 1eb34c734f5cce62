import type { ReactNode } from 'react';
import type { WeekOfChild } from '#contract/family.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/week/index.ts';
import { shownFigures } from './week-words.ts';

/** Zeros would only fill the card. */
export function WeekFigures({ week }: { week: WeekOfChild }): ReactNode {
  const figures = shownFigures.filter((figure) => week[figure] > 0);
  if (figures.length === 0) return null;
  return (
    <dl className="family-figures mt-5 border-line border-t-2 pt-4" data-many={figures.length > 6 || undefined}>
      {figures.map((figure) => (
        <div key={figure} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm leading-tight">{t(`family.week.${figure}`, { count: week[figure] })}</dt>
          <dd className="font-bold font-display text-2xl leading-tight">
            {week[figure].toLocaleString(currentLocale())}
          </dd>
        </div>
      ))}
    </dl>
  );
}
