import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { lockPurse } from '../../points/index.ts';
import { getRewardContent, toCondition } from '../content.ts';
import { listActiveChildren, listUnjudged, recordJudged, syncAchievements } from './achievement-queries.ts';
import { awardOverdueAchievements } from './earn.ts';

const CHILDREN_AT_ONCE = 200;

/** Makes the table of achievements match the content. */
export async function openAchievements(context: Context): Promise<void> {
  const achievements = getRewardContent(context).achievements.map(({ id, requirement, pointReward }) => ({
    id,
    ...toCondition(requirement),
    points: pointReward,
  }));
  await syncAchievements(context.db, { achievements });
}

/**
 * Awards achievements that are new, or easier than before, to children who already meet their requirement. Two nodes can run
 * this at once: each child gets each achievement once.
 */
export async function reevaluateAll(context: Context): Promise<void> {
  const { db } = context;
  const unjudged = await listUnjudged(db, {});
  if (unjudged.length === 0) return;
  await runEach(context, [activeChildren(db), reevaluate]);
  await recordJudged(db, { judged: unjudged });
}

async function* activeChildren(db: Queryable): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const children = await listActiveChildren(db, { after, most: CHILDREN_AT_ONCE });
    for (const { accountId } of children) yield accountId;
    const last = children.at(-1);
    if (!last) return;
    after = last.accountId;
  }
}

async function reevaluate({ db, clock, realtime }: Context, accountId: string): Promise<void> {
  await db.transaction((tx) => {
    const purse = lockPurse(tx, accountId);
    const earned = awardOverdueAchievements(purse, clock.now());
    tx.afterCommit(() => {
      if (earned.result.pointsAwarded > 0) realtime.notifyChanged(accountId, 'points');
    });
  });
}
