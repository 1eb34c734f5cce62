import type { ReactNode } from 'react';
import type { Streaks } from '#contract/rewards.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';
import { formatShortWeekday, formatWeekday } from './days.ts';
import '../rewards.css';

type Day = Streaks['week'][number];

const pictures: Readonly<Partial<Record<Day['state'], string>>> = { done: '🪷', rest: '🌙' };

/** Monday to Sunday: a lily for an active day, a moon for a rest day. */
export function Week({ week, today }: Pick<Streaks, 'week' | 'today'>): ReactNode {
  const rested = week.find(({ state }) => state === 'rest');
  return (
    <>
      <ol className="rewards-week" aria-label={t('rewards.streaks.week')}>
        {week.map(({ day, state }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined} className="min-w-0">
            <span data-state={state} className="rewards-day" aria-hidden="true">
              {pictures[state] && <Emoji of={pictures[state]} size={24} />}
            </span>
            <span className="rewards-day-name" aria-hidden="true">
              {formatShortWeekday(day)}
            </span>
            <span className="sr-only">{t(`rewards.streaks.day.${state}`, { day: formatWeekday(day) })}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        {rested ? t('rewards.streaks.rested', { day: formatWeekday(rested.day) }) : t('rewards.streaks.canRest')}
      </p>
    </>
  );
}
