import { DAY, later } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { readUsualWait } from './review-queries.ts';

const MEASURED_OVER = 30 * DAY;
/** With fewer reviews the median would be a guess. */
const ENOUGH_REVIEWS = 5;

/** How long a review usually takes here, in whole minutes; null where there were too few lately. */
export async function usualWaitMinutes(db: Queryable, now: Date): Promise<number | null> {
  const { minutes } = await readUsualWait(db, { since: later(now, -MEASURED_OVER), atLeast: ENOUGH_REVIEWS });
  return minutes === null ? null : Math.max(1, minutes);
}
