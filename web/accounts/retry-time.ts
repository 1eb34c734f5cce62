import { ApiError, sentenceFor } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { t } from './messages/index.ts';

/** Seconds. For a shorter wait the sentence of the refusal is enough. */
const LONG = 120;
const MINUTE = 60_000;

/** The refusal of a call, and for one that has to wait long, the time from which it will work. */
export function sentenceWithRetryTime({ error, submittedAt }: { error: Error | null; submittedAt: number }): string {
  const sentence = sentenceFor(error);
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  if (wait === undefined || wait < LONG) return sentence;
  const at = Math.ceil((submittedAt + wait * 1000) / MINUTE) * MINUTE;
  const time = new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short' }).format(at);
  return `${sentence} ${t('accounts.retryAt', { time })}`;
}
