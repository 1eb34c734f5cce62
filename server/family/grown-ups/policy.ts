import { DAY } from '../../platform/clock.ts';

/** Parents of a child, with those who are invited. */
export const MAX_GROWN_UPS = 4;
export const INVITATION_LIFETIME = 7 * DAY;
/** Afterwards the parent still sees for a while that nobody answered. */
export const INVITATION_KEPT_FOR = 7 * DAY;
