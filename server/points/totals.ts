import { levelFor, levelProgress, MAX_LEVEL, nextTier } from '#contract/rules/levels.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { findPoints } from './queries.ts';

/** From this level on a post may reach children beyond the buddies (docs/product-decisions.md, P20). */
const FIRST_REACH_LEVEL = 25;

export async function readPoints(db: Queryable, accountId: string) {
  const { total, riddlesSolved, riddlesRevealed } = await loadTotals(db, accountId);
  const { level, into, needed } = levelProgress(total);
  return {
    totalPoints: total,
    currentLevel: level,
    intoLevel: into,
    levelNeeds: needed,
    riddlesSolved,
    riddlesRevealed,
  };
}

/** Without consent for reach, posts stay among buddies at every level. */
export async function readVisibilityStats(db: Queryable, { accountId, scopes }: ChildActor) {
  const { total } = await loadTotals(db, accountId);
  const level = levelFor(total);
  if (!scopes.has('reach')) return { currentLevel: level, visibilityPercentage: 0, nextMilestone: null };
  return {
    currentLevel: level,
    visibilityPercentage: visibilityPercentage(level),
    nextMilestone: nextTier(level) ?? null,
  };
}

/** Percentage of the children other than buddies whose feed may show a post. */
export function visibilityPercentage(level: number): number {
  return level < FIRST_REACH_LEVEL ? 0 : (100 * level) / MAX_LEVEL;
}

/** A child who never earned anything has no row yet. */
async function loadTotals(db: Queryable, accountId: string) {
  return (await findPoints(db, { accountId })) ?? { total: 0, riddlesSolved: 0, riddlesRevealed: 0 };
}
