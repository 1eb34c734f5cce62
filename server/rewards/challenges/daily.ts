import type { DailyChallenge } from '#contract/rewards/challenges.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { countDeedsOfDay } from '../deeds/deed-queries.ts';
import { findToday } from './challenge-queries.ts';
import { ensureChallenges } from './challenges.ts';

export async function readDailyChallenge(context: Context, { accountId }: ChildActor): Promise<DailyChallenge> {
  const at = context.clock.now();
  await ensureChallenges(context, at);
  const today = await findToday(context.db, { accountId, at });
  if (!today) throw new Problem('not_found');
  const { day, theme, points, items, completedAt, pointsEarned } = today;
  const deeds = new Map(
    (await countDeedsOfDay(context.db, { accountId, day })).map(({ kind, count }) => [kind, count]),
  );
  const counts = items.map(({ kinds, target }) =>
    Math.min(
      target,
      kinds.reduce((sum, kind) => sum + (deeds.get(kind) ?? 0), 0),
    ),
  );
  return {
    challenge: {
      date: day,
      theme,
      specialReward: `${points} bonus points`,
      challenges: items.map(({ type, description, target }) => ({ type, description, target })),
    },
    progress: {
      progress: byIndex(items.map(({ target }, index) => counts[index] === target)),
      counts: byIndex(counts),
      completed: completedAt !== null,
      pointsEarned: pointsEarned ?? 0,
    },
  };
}

function byIndex<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, index) => [String(index), value]));
}
