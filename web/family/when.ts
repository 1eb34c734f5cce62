import { currentLocale } from '#web/app/messages/index.ts';

/** A day and a time, as the reader's own clock has it. */
export function when(at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}
