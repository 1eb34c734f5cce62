import { currentLocale } from '#web/app/i18n/translator.ts';

/** A day and a time, as the reader's own clock has it. */
export function formatTime(at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}
