import type * as contract from '#contract/posts.ts';
import { levelFor } from '#contract/rules/levels.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { findStats } from './posts-by-queries.ts';

/** What a child has done here so far. */
export async function readUserStats(db: Queryable, accountId: string): Promise<Returns<typeof contract.readUserStats>> {
  const stats = await findStats(db, { accountId });
  return { ...stats, currentLevel: levelFor(stats.totalPoints) };
}
