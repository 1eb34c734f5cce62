import { DAY, MINUTE } from '../../platform/clock.ts';

/** How long a finished copy can be downloaded. */
export const COPY_LIFETIME = DAY;
export const MAX_COPIES_PER_DAY = 3;
/** After this time another node takes over from one that stopped. */
export const CLAIM_TIME = 5 * MINUTE;
export const MAX_TRIES = 3;
/** The law requires an answer within a month. */
export const DAYS_TO_ANSWER = 30;
/** How long the record of a request is kept, without a name. */
export const REQUEST_RETENTION_YEARS = 3;
