/** The only source of the time, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Monotonic milliseconds, for what lives in memory only: setting the machine's clock does not change it. */
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
export function localDay(timeZone: string, at: Date): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    calendars.set(timeZone, calendar);
  }
  return calendar.format(at);
}

/** The instant at which that day began, also across a change to summer time. */
export function dayStart(timeZone: string, at: Date): Date {
  const day = localDay(timeZone, at);
  const local = at.toLocaleTimeString('en-GB', { timeZone, hourCycle: 'h23' }).split(':').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = local;
  const passed = hours * HOUR + minutes * MINUTE + seconds * SECOND + at.getUTCMilliseconds();
  const guess = later(at, -passed);
  if (localDay(timeZone, guess) !== day) return later(guess, HOUR);
  return localDay(timeZone, later(guess, -HOUR)) === day ? later(guess, -HOUR) : guess;
}

/** By time zone: creating a formatter takes far longer than using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The time zone itself when this machine knows it by name, else UTC. Offsets such as `+2359` count as unknown. */
export function knownTimeZone(name: string | undefined): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions();
    return /^[A-Z]/i.test(timeZone) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}
