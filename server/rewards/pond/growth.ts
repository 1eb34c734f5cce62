import { deedGroups } from '#contract/rules/rewards/deeds.ts';
import type { Living } from '#contract/rules/rewards/pond.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { countGrowth } from './pond-queries.ts';

/** How often a child has done what makes each kind of thing grow. The pond itself stores nothing. */
export function countPondDeeds(db: Queryable, accountId: string): Promise<Living> {
  return countGrowth(db, { accountId, riddles: deedGroups.riddles, kind: deedGroups.social });
}
