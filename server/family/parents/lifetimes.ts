import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';

/** How long a mailed link signs in. */
export const LINK_LIFETIME = 15 * MINUTE;
/** An expired link still knows where to send a new one for this long. */
export const LINK_KEPT_FOR = 7 * DAY;
/** A session ends after this time without a call, because the child may use the same tablet. */
export const IDLE = 30 * MINUTE;
export const SESSION_LIFETIME = 12 * HOUR;
/** How long after opening a link a parent may delete, withdraw or export. */
export const FRESH_TIME = 15 * MINUTE;
