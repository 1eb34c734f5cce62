import type { readUserStats } from '#contract/posts.ts';
import { levelFor } from '#contract/rules/levels.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { findFigures } from './posts-by-queries.ts';

/** What a child has done here so far. */
export async function statsOf(db: Queryable, accountId: string): Promise<Returns<typeof readUserStats>> {
  const figures = await findFigures(db, { accountId });
  return { ...figures, currentLevel: levelFor(figures.totalPoints) };
}
