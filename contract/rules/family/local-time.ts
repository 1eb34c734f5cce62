import { addDays } from '../../shared/days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 0 is Monday. */
  readonly weekday: number;
  /** Since midnight by the clock on the wall. */
  readonly minute: number;
}

/** What calendar and clock show in a time zone. */
export function localTime(timeZone: string, at: Date): LocalTime {
  const wall = new Date(toWallClock(timeZone, at));
  return {
    day: wall.toISOString().slice(0, 10),
    weekday: (wall.getUTCDay() + 6) % 7,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/** The instant at which the next day begins, also where clocks are moved at midnight. */
export function nextDayStart(timeZone: string, now: Date): Date {
  const day = addDays(localTime(timeZone, now).day, 1);
  const moved = transitionOn(timeZone, day);
  const all = [...toInstants(timeZone, day, 0), ...(moved ? [moved] : [])];
  const found = all.filter((at) => at > now && localTime(timeZone, at).day === day).map((at) => at.getTime());
  // Islands that crossed the date line have left out a whole day.
  return new Date(found.length > 0 ? Math.min(...found) : now.getTime() + DAY_MS);
}

/**
 * The instants at which the clock may show a minute of a day: usually one, two where the clocks are moved around then. The clock
 * may show another minute at them, so callers look again.
 */
export function toInstants(timeZone: string, day: string, minute: number): readonly Date[] {
  const utc = toUtc(day, minute);
  const offsets = new Set([getOffset(timeZone, utc - DAY_MS), getOffset(timeZone, utc + DAY_MS)]);
  return [...offsets].map((offset) => new Date(utc - offset));
}

/** When the clocks are moved, on a day or right beside it. */
export function transitionOn(timeZone: string, day: string): Date | undefined {
  let [before, after] = [toUtc(day, 0) - DAY_MS, toUtc(day, 0) + 2 * DAY_MS];
  const offset = getOffset(timeZone, before);
  if (offset === getOffset(timeZone, after)) return undefined;
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (getOffset(timeZone, middle) === offset) before = middle;
    else after = middle;
  }
  return new Date(after);
}

function toUtc(day: string, minute: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
}

function getOffset(timeZone: string, at: number): number {
  return toWallClock(timeZone, new Date(at)) - at;
}

/** By time zone: creating a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the clock shows, as if it were UTC. */
function toWallClock(timeZone: string, at: Date): number {
  const parts = Object.fromEntries(
    getFormatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at.getTime() % 1000);
}

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
