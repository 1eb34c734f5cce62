import { dateLocale } from '#web/app/i18n/translator.ts';

/** A day and a time, as the reader's own clock has it. */
export function formatTime(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}

/** The same in a list, where there is little room. */
export function formatShortTime(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

export function formatDay(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(at));
}
