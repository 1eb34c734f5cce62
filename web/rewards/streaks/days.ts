import { dateLocale } from '#web/app/i18n/translator.ts';

/** Days are dates without a time, so the device's time zone must not shift them. */
function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

export const formatWeekday = (day: string): string => inWords(day, { weekday: 'long' });
export const formatShortWeekday = (day: string): string => inWords(day, { weekday: 'short' });
export const formatDate = (day: string): string => inWords(day, { dateStyle: 'medium' });
