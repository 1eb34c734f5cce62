import type { Context } from '../../platform/context.ts';
import type { Queued } from '../../platform/db/transaction.ts';
import { awardEach, type Earned, type LockedPurse } from '../../points/index.ts';
import { completeDue } from './challenge-queries.ts';
import { ensureChallengesWithin } from './challenges.ts';

/** Queues the check of the child's daily challenge, after everything queued so far. It is paid once, when all of it is done. */
export function completeChallenge(context: Context, purse: LockedPurse, at: Date): Queued<Earned> {
  ensureChallengesWithin(context, purse.tx, at);
  return awardEach(purse, completeDue, { at });
}
