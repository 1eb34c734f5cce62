/** How many days a parent has to answer the first request for consent; without an answer the account is erased. */
export const ANSWER_DAYS_MIN = 7;
export const ANSWER_DAYS_MAX = 30;
export const ANSWER_DAYS_DEFAULT = ANSWER_DAYS_MIN;
