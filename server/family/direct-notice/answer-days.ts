import { ANSWER_DAYS_DEFAULT } from '#contract/rules/answer-days.ts';
import { settingSql } from '../../platform/setting-queries.ts';

/**
 * The admin setting for how long a request for consent stays open (docs/product-decisions.md, P59). Applies to new requests.
 */
export const ANSWER_DAYS = 'answer_days';

export function toAnswerDays(settings: ReadonlyMap<string, string>): number {
  return Number(settings.get(ANSWER_DAYS) ?? ANSWER_DAYS_DEFAULT);
}

/** In SQL, as an interval of whole days of 24 hours. */
export const answerTime = `interval '24 hours' * coalesce(${settingSql(ANSWER_DAYS)}::integer, ${ANSWER_DAYS_DEFAULT})`;
