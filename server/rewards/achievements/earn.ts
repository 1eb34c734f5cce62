import type { Transaction, Written } from '../../platform/db/transaction.ts';
import { awardEach, type Earned } from '../../points/index.ts';
import { earnDue, earnLongDue } from './achievement-queries.ts';

/** Queues the judging of all achievements, after what was queued before it. What was earned is paid at once. */
export function awardAchievements(tx: Transaction, accountId: string, at: Date): Written<Earned> {
  return awardEach(tx, earnDue, { accountId, at });
}

/** The same by all that the child has ever done, for an achievement that is younger than that. */
export function awardOverdueAchievements(tx: Transaction, accountId: string, at: Date): Written<Earned> {
  return awardEach(tx, earnLongDue, { accountId, at });
}
