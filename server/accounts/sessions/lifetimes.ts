import { DAY, HOUR, later } from '../../platform/clock.ts';

/** A session that is not remembered ends after this time without use. */
export const IDLE = 12 * HOUR;
export const LIFETIME = 30 * DAY;

export function idleSince(now: Date): Date {
  return later(now, -IDLE);
}
