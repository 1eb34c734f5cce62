import type { Transaction, Written } from '../../platform/db/transaction.ts';
import { awardEach, type Earned } from '../../points/index.ts';
import { earnDue, earnLongDue } from './achievement-queries.ts';

/** Queues the check of all achievements, after everything queued so far. Points are awarded at once. */
export function awardAchievements(tx: Transaction, accountId: string, at: Date): Written<Earned> {
  return awardEach(tx, earnDue, { accountId, at });
}

/** The same for everything the child has ever done, for an achievement that was added later. */
export function awardOverdueAchievements(tx: Transaction, accountId: string, at: Date): Written<Earned> {
  return awardEach(tx, earnLongDue, { accountId, at });
}
