import { addDays } from '../../shared/days.ts';
import { localTime, toInstants, transitionOn } from './local-time.ts';

/** When Lilypad opens and closes on one day, in minutes since midnight by the child's clock. 1440 is the end of the day. */
export interface OpenRange {
  readonly from: number;
  readonly to: number;
}

/** From Monday to Sunday. Null: closed on that day. */
export type OpenHours = readonly (OpenRange | null)[];

export const DAY_MINUTES = 1440;
export const WEEK_DAYS = 7;
/** Open hours begin and end at a quarter of an hour. */
export const OPEN_HOURS_STEP = 15;

export const allDay: OpenRange = { from: 0, to: DAY_MINUTES };

/** By the clock on the wall: an hour that comes twice in autumn counts twice, and one that is left out in spring is missing. */
export function isOpenAt(hours: OpenHours, timeZone: string, at: Date): boolean {
  const { weekday, minute } = localTime(timeZone, at);
  const range = hours[weekday];
  return range != null && range.from <= minute && minute < range.to;
}

/** When open hours end or begin next; null when they never do. */
export function nextChange(hours: OpenHours, timeZone: string, now: Date): Date | null {
  const isOpen = isOpenAt(hours, timeZone, now);
  let { day } = localTime(timeZone, now);
  for (let ahead = 0; ahead <= WEEK_DAYS + 1; ahead += 1) {
    const found = instantsOnDay(hours, timeZone, day)
      .filter((at) => at > now)
      .find((at) => isOpenAt(hours, timeZone, at) !== isOpen);
    if (found) return found;
    day = addDays(day, 1);
  }
  return null;
}

/** The first instant from `at` on that is open; null when none is. */
export function openFrom(hours: OpenHours, timeZone: string, at: Date): Date | null {
  return isOpenAt(hours, timeZone, at) ? at : nextChange(hours, timeZone, at);
}

/** Instants at which something may change on a day: its range begins or ends, or the clocks are moved. */
function instantsOnDay(hours: OpenHours, timeZone: string, day: string): readonly Date[] {
  const range = hours[getWeekday(day)];
  const minutes = range ? [range.from, range.to] : [];
  const moved = transitionOn(timeZone, day);
  const found = [...minutes.flatMap((minute) => toInstants(timeZone, day, minute)), ...(moved ? [moved] : [])];
  return found.sort((one, other) => one.getTime() - other.getTime());
}

/** The hours that are open by both. */
export function sharedHours(one: OpenHours, other: OpenHours): OpenHours {
  return one.map((range, day) => sharedRange(range, other[day] ?? null));
}

function sharedRange(one: OpenRange | null, other: OpenRange | null): OpenRange | null {
  if (!one || !other) return null;
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? { from, to } : null;
}

function getWeekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;
}
