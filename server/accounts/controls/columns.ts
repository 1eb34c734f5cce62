import type { OpenHours, OpenRange } from '#contract/rules/family/open-hours.ts';
import { bool, int4, int4s, nullable } from '../../platform/db/columns.ts';

/** A week of open hours as stored: two minutes of the day for each weekday. They are equal on a closed day. */
export function hoursToColumn(hours: OpenHours | null): readonly number[] | null {
  if (!hours) return null;
  return hours.flatMap((range) => (range ? [range.from, range.to] : [0, 0]));
}

export function hoursFromColumn(minutes: readonly number[] | null): OpenHours | null {
  if (!minutes) return null;
  return Array.from({ length: minutes.length / 2 }, (_, day) => toOpenRange(minutes[2 * day], minutes[2 * day + 1]));
}

function toOpenRange(from = 0, to = 0): OpenRange | null {
  return from < to ? { from, to } : null;
}

/** The columns of `accounts` and `children` that `accessAt` needs. Reads $now. */
export const timesRow = {
  columns: {
    dailyLimit: nullable(int4),
    openHours: nullable(int4s),
    isPaused: nullable(bool),
    usedMinutes: nullable(int4),
  },
  /** Minutes are counted only where there is a limit. The running minute does not count yet. */
  select: (account: string, child: string) =>
    `${child}.daily_limit as "dailyLimit", ${child}.open_hours as "openHours", ${child}.is_paused as "isPaused",
     case when ${child}.daily_limit is not null then (
       select count(*)::integer from active_minutes m where m.account_id = ${account}.id
         and m.minute >= date_trunc('day', $now at time zone ${account}.time_zone) at time zone ${account}.time_zone
         and m.minute < date_trunc('minute', $now)
     ) end as "usedMinutes"`,
};

export interface TimesRow {
  readonly dailyLimit: number | null;
  readonly openHours: readonly number[] | null;
  readonly isPaused: boolean | null;
  readonly usedMinutes: number | null;
  readonly timeZone: string;
}
