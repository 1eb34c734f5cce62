import type { Context } from '../../platform/context.ts';
import { contentOf, judged } from '../content.ts';
import { listUnjudged, noteJudged, syncAchievements } from './achievement-queries.ts';
import { earnAchievements } from './earn.ts';

const CHILDREN_AT_ONCE = 200;

/** Makes the table of achievements equal to the content. */
export async function openAchievements(context: Context): Promise<void> {
  const achievements = contentOf(context).achievements.map(({ id, requirement, pointReward }) => ({
    id,
    ...judged(requirement),
    points: pointReward,
  }));
  await syncAchievements(context.db, { achievements });
}

/** Gives achievements that are new, or easier than before, to the children who have long done what they ask for. */
export async function judgeAgain(context: Context): Promise<void> {
  const { db, clock } = context;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const children = await listUnjudged(db, { after, most: CHILDREN_AT_ONCE });
    for (const { accountId } of children) {
      await db.transaction(async (tx) => {
        const earned = earnAchievements(tx, accountId, clock.now());
        tx.afterCommit(() => {
          if (earned.result.pointsAwarded > 0) context.realtime.notifyChanged(accountId, 'points');
        });
      });
      after = accountId;
    }
    if (children.length < CHILDREN_AT_ONCE) break;
  }
  await noteJudged(db, {});
}
