import { dateLocale } from '#web/app/i18n/translator.ts';

export function formatMoment(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** The day alone. */
export function formatDate(at: string): string {
  return new Date(at).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
}
