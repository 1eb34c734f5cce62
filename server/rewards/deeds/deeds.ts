import { type DeedKind, streakDeeds } from '#contract/rules/rewards/deeds.ts';
import { type StreakKind, streakKinds } from '#contract/rules/rewards/streaks.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { lockPurse } from '../../points/index.ts';
import { awardAchievements } from '../achievements/earn.ts';
import { completeChallenge } from '../challenges/complete.ts';
import { countLateDay, insertDeeds } from './deed-queries.ts';

export interface Deed {
  readonly accountId: string;
  /** One action can count in several ways: as a trivia question answered, and as one answered right. */
  readonly kinds: readonly DeedKind[];
  /** The id of what was solved, played, written or liked. */
  readonly target: string;
  readonly at: Date;
}

/** Queues everything a deed affects: counts, streaks, achievements, today's challenge. Recording it again changes nothing. */
export function recordDeed(context: Context, tx: Transaction, { accountId, kinds, target, at }: Deed): void {
  const purse = lockPurse(tx, accountId);
  tx.write(insertDeeds, { accountId, kinds, target, at, streaks: listStreaks(kinds) });
  tx.write(countLateDay, { accountId, at });
  const completed = completeChallenge(context, purse, at);
  const earned = awardAchievements(purse, at);
  tx.afterCommit(() => {
    const { realtime } = context;
    realtime.notifyChanged(accountId, 'rewards');
    if (completed.result.pointsAwarded + earned.result.pointsAwarded > 0) realtime.notifyChanged(accountId, 'points');
  });
}

function listStreaks(kinds: readonly DeedKind[]): readonly StreakKind[] {
  return streakKinds.filter((streak) => streakDeeds[streak].some((kind) => kinds.includes(kind)));
}
