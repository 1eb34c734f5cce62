import type { Queued } from '../../platform/db/transaction.ts';
import { awardEach, type Earned, type LockedPurse } from '../../points/index.ts';
import { earnDue, earnLongDue } from './achievement-queries.ts';

/** Queues the check of all achievements, after everything queued so far. Points are awarded at once. */
export function awardAchievements(purse: LockedPurse, at: Date): Queued<Earned> {
  return awardEach(purse, earnDue, { at });
}

/** The same for everything the child has ever done, for an achievement that was added later. */
export function awardOverdueAchievements(purse: LockedPurse, at: Date): Queued<Earned> {
  return awardEach(purse, earnLongDue, { at });
}
