import { levelFor, MOST_POINTS } from '#contract/rules/levels.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import { payOnce } from './queries.ts';

/** What points are given for. Together with the target it is paid once for ever. */
export type Reason = 'riddle_solved' | 'riddle_revealed' | 'trivia_right' | 'word_solved';

export interface Award {
  readonly reason: Reason;
  /** Id of what was solved, written or liked. */
  readonly target: string;
  /** Revealing brings 0 points, and is counted all the same. */
  readonly points: number;
}

export interface Earned {
  readonly pointsAwarded: number;
  readonly leveledUp: boolean;
  readonly newLevel?: number;
}

export const nothingEarned: Earned = { pointsAwarded: 0, leveledUp: false };

/**
 * Pays an award, unless it was paid before: repeated and concurrent requests get it once. Totals of one child are raised
 * one after the other, so that every level is passed, and celebrated, by exactly one award.
 */
export async function award(tx: Transaction, accountId: string, award: Award, at: Date): Promise<Earned> {
  const paid = await payOnce(tx, { id: newId(), accountId, ...award, at, most: MOST_POINTS });
  if (!paid) return nothingEarned;
  const newLevel = levelFor(paid.total);
  const leveledUp = newLevel > levelFor(paid.total - award.points);
  return { pointsAwarded: award.points, leveledUp, ...(leveledUp ? { newLevel } : {}) };
}
