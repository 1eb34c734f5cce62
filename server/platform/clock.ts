/** The only source of the time, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some moment, for what lives in memory only: it goes on evenly when the clock of the machine is set. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}

/** The calendar day, YYYY-MM-DD, that an instant falls on in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    calendars.set(timeZone, calendar);
  }
  return calendar.format(at);
}

/** When that day began. Clocks that jump in the night are asked again. */
export function dayStart(timeZone: string, at: Date): Date {
  const day = dayIn(timeZone, at);
  const local = at.toLocaleTimeString('en-GB', { timeZone, hourCycle: 'h23' }).split(':').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = local;
  const passed = hours * HOUR + minutes * MINUTE + seconds * SECOND + at.getUTCMilliseconds();
  const guess = later(at, -passed);
  if (dayIn(timeZone, guess) !== day) return later(guess, HOUR);
  return dayIn(timeZone, later(guess, -HOUR)) === day ? later(guess, -HOUR) : guess;
}

/** One for each time zone that was asked for: making one takes far longer than asking it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The time zone itself when this machine knows it by name, else UTC. `+2359` is no place, but would be a day ahead. */
export function knownTimeZone(name: string | undefined): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions();
    return /^[A-Z]/i.test(timeZone) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}
