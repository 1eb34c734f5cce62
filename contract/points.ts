import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

/** Part of every answer that may have earned points. */
export const earned = {
  pointsAwarded: z.number(),
  leveledUp: z.boolean(),
  newLevel: z.optional(z.number()),
};

export const readPoints = endpoint({
  route: 'GET /api/points',
  summary: 'Returns own points, the level and the way to the next one',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    totalPoints: z.number(),
    currentLevel: z.number(),
    intoLevel: z.number(),
    levelNeeds: z.number(),
    riddlesSolved: z.number(),
    riddlesRevealed: z.number(),
  }),
});

export const readVisibilityStats = endpoint({
  route: 'GET /api/user/visibility-stats',
  summary: 'Returns how far own posts reach, and at which level that grows',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({
    currentLevel: z.number(),
    visibilityPercentage: z.number(),
    nextMilestone: z.nullable(z.number()),
  }),
});
