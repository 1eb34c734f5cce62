import type { UserStats } from '#contract/rewards/stats.ts';
import { levelFor } from '#contract/rules/levels.ts';
import { deedGroups } from '#contract/rules/rewards/deeds.ts';
import type { ChildActor } from '../platform/actor.ts';
import { localDay } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { getRewardContent } from './content.ts';
import { findStats } from './stats-queries.ts';
import { listStreaks } from './streaks/streak-queries.ts';
import { presentStreaks } from './streaks/streaks.ts';

export async function readUserStats(context: Context, { accountId, timeZone }: ChildActor): Promise<UserStats> {
  const [done, streaks] = await Promise.all([
    findStats(context.db, { accountId, games: deedGroups.games }),
    listStreaks(context.db, { accountId }),
  ]);
  return {
    ...done,
    currentLevel: levelFor(done.totalPoints),
    totalAchievements: getRewardContent(context).achievements.length,
    streaks: presentStreaks(streaks, localDay(timeZone, context.clock.now())),
  };
}
