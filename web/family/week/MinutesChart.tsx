import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/week/index.ts';
import { dayAfter, formatWeekday } from './week-words.ts';
import './week.css';

interface MinutesChartProps {
  firstDay: string;
  minutesByDay: readonly number[];
  dailyLimit: number | null;
  /** Earlier days have no data. */
  joinedOn?: string;
}

interface Day {
  readonly day: string;
  /** None before the child joined. */
  readonly minutes: number | null;
  readonly isFull: boolean;
}

/** Active minutes of seven days: bars with a limit line for the eye, a table for screen readers. */
export function MinutesChart({ firstDay, minutesByDay, dailyLimit, joinedOn = '' }: MinutesChartProps): ReactNode {
  const days = minutesByDay.map((minutes, at): Day => {
    const day = dayAfter(firstDay, at);
    return {
      day,
      minutes: day < joinedOn ? null : minutes,
      isFull: dailyLimit !== null && minutes >= dailyLimit,
    };
  });
  return (
    <figure className="family-chart-frame mt-4">
      {minutesByDay.some((minutes) => minutes > 0) && <Bars days={days} dailyLimit={dailyLimit} />}
      {/* A table alone would keep its width, and widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{t('family.week.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('family.week.day')}</th>
              <th scope="col">{t('family.week.active')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatWeekday(day.day, 'long')}</th>
                <td>{spoken(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function spoken({ minutes, isFull }: Day): string {
  if (minutes === null) return t('family.week.notYet');
  return isFull ? t('family.week.reached', { minutes }) : String(minutes);
}

/** The scale is at least a quarter of an hour, so that a quiet week has short bars. */
const LEAST_TOP = 15;
/** Taller bars have room for their number inside. */
const ROOM_FOR_NUMBER = 0.22;

function Bars({ days, dailyLimit }: { days: readonly Day[]; dailyLimit: number | null }): ReactNode {
  const highest = Math.max(dailyLimit ?? 0, ...days.map(({ minutes }) => minutes ?? 0));
  const top = Math.max(LEAST_TOP, highest);
  return (
    <div aria-hidden="true" className="family-chart" style={{ '--highest': highest / top } as CSSProperties}>
      {dailyLimit !== null && (
        <span className="family-limit" style={partStyle(dailyLimit / top)}>
          <span>{t('family.week.limit', { minutes: dailyLimit })}</span>
        </span>
      )}
      {days.map(({ day, minutes, isFull }) => {
        const part = (minutes ?? 0) / top;
        return (
          <span key={day} className="family-chart-day">
            <span className="family-bar-place">
              <span
                data-tone={isFull ? 'sun' : 'leaf'}
                className={cx('family-bar', part < ROOM_FOR_NUMBER && 'family-bar-low')}
                style={partStyle(part)}
              >
                <span>{minutes ?? '–'}</span>
              </span>
            </span>
            <span className="family-chart-short text-ink-soft text-sm">{formatWeekday(day, 'short')}</span>
            <span className="family-chart-narrow text-ink-soft text-sm">{formatWeekday(day, 'narrow')}</span>
          </span>
        );
      })}
    </div>
  );
}

function partStyle(part: number): CSSProperties {
  return { '--part': part } as CSSProperties;
}
