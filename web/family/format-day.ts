import { dateLocale } from '#web/app/i18n/translator.ts';

/** A date of birth, such as 2 March 2017, from YYYY-MM-DD. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime())
    ? day
    : new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
