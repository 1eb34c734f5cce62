import { DAY, MINUTE } from '../../platform/clock.ts';

/** How long a finished copy can be saved. */
export const COPY_LIFETIME = DAY;
export const MAX_COPIES_PER_DAY = 3;
/** After this time another node takes over from one that stopped. */
export const CLAIM_TIME = 5 * MINUTE;
export const MAX_TRIES = 3;
/** By law a request is answered within a month. */
export const DAYS_TO_ANSWER = 30;
/** How long it stays, without a name, that a request was answered. */
export const REQUEST_RETENTION_YEARS = 3;
