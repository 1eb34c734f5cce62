import { dateLocale } from './translator.ts';

/** A time of day as the reader writes it, such as 1:25 PM, on the reader's own clock or on that of a time zone. */
export function formatTime(at: Date, timeZone?: string): string {
  return clock('short', timeZone).format(at);
}

/** The same for a minute of the day: 930 is 3:30 PM. */
export function formatMinute(minute: number): string {
  return formatTime(onClock(minute), 'UTC');
}

/** From one minute of a day until a later one, such as 3:30 – 7:30 PM. */
export function formatMinutes(from: number, to: number): string {
  return clock('short', 'UTC').formatRange(onClock(from), onClock(to));
}

/** A full hour, short enough for a scale: 2 PM. */
export function formatHour(hour: number): string {
  return clock('hour', 'UTC').format(onClock(hour * 60));
}

function clock(style: 'short' | 'hour', timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(), {
    ...(style === 'short' ? { timeStyle: style } : { hour: 'numeric' }),
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}

function onClock(minute: number): Date {
  return new Date(minute * 60_000);
}
