import type { Achievement } from '#contract/rewards/achievements.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { type AchievementContent, getRewardContent, toCondition } from '../content.ts';
import { listEarned, listFacts } from './achievement-queries.ts';

/** What is shown of a secret achievement before it is earned. */
const secret = {
  name: 'Secret Achievement',
  description: 'Keep exploring to find out what this is.',
  iconEmoji: '❓',
  category: null,
} as const;

export async function listAchievements(context: Context, { accountId }: ChildActor): Promise<Achievement[]> {
  const [facts, earned] = await Promise.all([
    listFacts(context.db, { accountId }),
    listEarned(context.db, { accountId }),
  ]);
  const done = new Map(facts.map(({ fact, value }) => [fact, value]));
  const earnedAt = new Map(earned.map(({ achievementId, at }) => [achievementId, at]));
  return getRewardContent(context).achievements.map((achievement, number) => {
    const { fact, atLeast } = toCondition(achievement.requirement);
    return present(achievement, (done.get(fact) ?? 0) / atLeast, earnedAt.get(achievement.id), number);
  });
}

/**
 * `share` is the part of the requirement that is done, where 1 is all of it. The id of a secret achievement would give it away,
 * its `number` doesn't.
 */
function present(
  { id, isSecret, requirement: _, ...content }: AchievementContent,
  share: number,
  at: Date | undefined,
  number: number,
): Achievement {
  const state = { isSecret, isEarned: at !== undefined, earnedAt: at?.toISOString() ?? null };
  if (isSecret && !at) {
    const { rarity, pointReward } = content;
    return { id: `secret-${number}`, ...secret, rarity, pointReward, ...state, progress: 0 };
  }
  // Complete but not awarded yet, for example because it is new. The job awards it within minutes.
  return { id, ...content, ...state, progress: at ? 100 : Math.min(99, Math.floor(share * 100)) };
}
