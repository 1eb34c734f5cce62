import { levelFor, MAX_POINTS } from '#contract/rules/levels.ts';
import { dayStart } from '../platform/clock.ts';
import type { Queryable, Statement } from '../platform/db/statement.ts';
import type { Queued, Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import type { LockedPurse } from './purse.ts';
import { awardEachStatement, lockPurse, payOnce, payUpTo } from './queries.ts';

/** What points are given for. Each pair of reason and target is paid once. */
export type Reason =
  | 'riddle_solved'
  | 'riddle_revealed'
  | 'trivia_right'
  | 'word_solved'
  | 'post_published'
  | 'first_comment'
  | 'liked'
  | 'memory_match'
  | 'number_guess'
  | 'word_scramble'
  | 'math_challenge'
  | 'word_puzzle'
  | 'trivia_challenge'
  | 'creative_challenge'
  | 'achievement'
  | 'daily_challenge';

export interface Award {
  readonly reason: Reason;
  /** The id of what was solved, written or liked. */
  readonly target: string;
  /** 0 for a revealed answer, which is recorded all the same. */
  readonly points: number;
}

export interface Earned {
  readonly pointsAwarded: number;
  readonly leveledUp: boolean;
  readonly newLevel?: number;
}

export const nothingEarned: Earned = { pointsAwarded: 0, leveledUp: false };

/**
 * Pays an award once, even for repeated and concurrent requests. Totals of one child are raised one after the other, so that exactly
 * one award reaches, and celebrates, each level.
 */
export function award(tx: Transaction, accountId: string, award: Award, at: Date): Queued<Earned> {
  tx.write(lockPurse, { accountId });
  return tx.write(payOnce, { id: newId(), accountId, ...award, at, most: MAX_POINTS }, (paid) =>
    earnedBy(paid && { ...paid, points: award.points }),
  );
}

export interface DailyLimit {
  readonly at: Date;
  readonly timeZone: string;
  /** How many awards for this reason bring points in a child's day. */
  readonly perDay: number;
}

/** Pays an award once. Beyond the daily limit, it is recorded without points and never paid later. */
export function awardUpTo(
  tx: Transaction,
  accountId: string,
  award: Award,
  { at, timeZone, perDay }: DailyLimit,
): Queued<Earned> {
  const since = dayStart(timeZone, at);
  tx.write(lockPurse, { accountId });
  return tx.write(payUpTo, { id: newId(), accountId, ...award, at, since, perDay, most: MAX_POINTS }, earnedBy);
}

/**
 * A statement whose last CTE, `due` (reason, target, points), lists what to pay to $accountId at $at, for example for something that the
 * statement has just recorded.
 */
export const awardsFor = awardEachStatement;

type AwardsQuery<V> = ((
  db: Queryable,
  values: V,
) => Promise<{ readonly total: number; readonly points: number } | undefined>) & { readonly statement: Statement };

/** Pays everything that is due at the commit, after the writes that were queued before. Nothing is paid twice. */
export function awardEach<V extends { readonly most: number; readonly accountId: string }>(
  { tx, accountId }: LockedPurse,
  due: AwardsQuery<V>,
  values: Omit<V, 'most' | 'accountId'>,
): Queued<Earned> {
  return tx.write(due, { ...values, accountId, most: MAX_POINTS } as unknown as V & never, earnedBy);
}

function earnedBy(paid: { readonly total: number; readonly points: number } | undefined): Earned {
  if (!paid) return nothingEarned;
  const { total, points } = paid;
  const newLevel = levelFor(total);
  const leveledUp = newLevel > levelFor(total - points);
  return { pointsAwarded: points, leveledUp, ...(leveledUp ? { newLevel } : {}) };
}
