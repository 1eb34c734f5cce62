import type { Context } from '../../platform/context.ts';
import type { Transaction, Written } from '../../platform/db/transaction.ts';
import { awardEach, type Earned } from '../../points/index.ts';
import { completeDue } from './challenge-queries.ts';
import { ensureChallengesWithin } from './challenges.ts';

/** Queues the check of the child's daily challenge, after everything queued so far. It is paid once, when all of it is done. */
export function completeChallenge(context: Context, tx: Transaction, accountId: string, at: Date): Written<Earned> {
  ensureChallengesWithin(context, tx, at);
  return awardEach(tx, completeDue, { accountId, at });
}
