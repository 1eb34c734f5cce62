import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

const challengeTypes = ['riddles', 'games', 'social', 'exploration'] as const;

const dailyChallenge = z.object({
  challenge: z.object({
    /** YYYY-MM-DD in the child's time zone. */
    date: z.string(),
    theme: z.string(),
    /** The reward for the whole challenge, as text. */
    specialReward: z.string(),
    challenges: z.array(z.object({ type: z.enum(challengeTypes), description: z.string(), target: z.number() })),
  }),
  progress: z.object({
    /** Whether each item is done, by its index. */
    progress: z.record(z.string(), z.boolean()),
    /** How much of each item's target is done, by its index. Never more than the target. */
    counts: z.record(z.string(), z.number()),
    completed: z.boolean(),
    pointsEarned: z.number(),
  }),
});
export type DailyChallenge = z.output<typeof dailyChallenge>;

export const readDailyChallenge = endpoint({
  route: 'GET /api/challenges/daily',
  summary:
    "Returns today's challenge of the child's age group with own progress; the reward was paid with the last item",
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: dailyChallenge,
});
