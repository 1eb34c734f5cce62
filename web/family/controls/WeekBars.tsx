import type { CSSProperties, ReactNode } from 'react';
import { allDay, type OpenHours, type OpenRange, WEEK_DAYS } from '#contract/rules/family/open-hours.ts';
import { formatHour } from '#web/app/i18n/clock-times.ts';
import { dayName, rangeText } from './time-words.ts';

const MARKS = [6, 10, 14, 18, 22];
/** Hours outside this range make the bars longer. */
const [USUAL_FIRST, USUAL_LAST] = [6 * 60, 22 * 60];

/** The open hours of a week, as bars and in words. */
export function WeekBars({ hours }: { hours: OpenHours | null }): ReactNode {
  const week: OpenHours = hours ?? Array.from({ length: WEEK_DAYS }, () => allDay);
  const ranges = week.filter((range) => range !== null);
  const first = Math.min(USUAL_FIRST, ...ranges.map(({ from }) => (from === 0 ? USUAL_FIRST : from)));
  const last = Math.max(USUAL_LAST, ...ranges.map(({ to }) => (to === 1440 ? USUAL_LAST : to)));
  const share = (minute: number): string =>
    `${((Math.min(Math.max(minute, first), last) - first) / (last - first)) * 100}%`;
  return (
    <div className="family-week mt-1">
      <div className="family-week-grid">
        <div aria-hidden="true" className="family-week-marks text-ink-soft text-label">
          {MARKS.map((hour) => (
            <span key={hour} style={{ insetInlineStart: share(hour * 60) }}>
              {formatHour(hour)}
            </span>
          ))}
        </div>
        <ul className="family-week-days">
          {week.map((range, weekday) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
            <li key={weekday} className="family-week-day">
              <span className="text-sm">
                <span className="sr-only">{dayName(weekday, 'long')}: </span>
                <span aria-hidden="true">{dayName(weekday, 'short')}</span>
              </span>
              <Bar range={range} share={share} />
              <span className="whitespace-nowrap text-end font-bold font-display text-label tabular-nums">
                {rangeText(range)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Bar({ range, share }: { range: OpenRange | null; share: (minute: number) => string }): ReactNode {
  return (
    <span aria-hidden="true" className="family-week-bar bg-line">
      {range && (
        <span
          className="family-week-open bg-leaf"
          style={
            { insetInlineStart: share(range.from), insetInlineEnd: `calc(100% - ${share(range.to)})` } as CSSProperties
          }
        />
      )}
    </span>
  );
}
