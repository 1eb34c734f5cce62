import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { streaks } from './streaks.ts';

const userStats = z.object({
  totalPoints: z.number(),
  currentLevel: z.number(),
  gamesPlayed: z.number(),
  friendsCount: z.number(),
  riddlesSolved: z.number(),
  achievementsEarned: z.number(),
  totalAchievements: z.number(),
  postsCreated: z.number(),
  commentsPosted: z.number(),
  /** For posts and comments that can still be read. */
  likesReceived: z.number(),
  streaks: z.pick(streaks, {
    currentStreak: true,
    riddleStreak: true,
    gameStreak: true,
    socialStreak: true,
    longestStreak: true,
  }),
});
export type UserStats = z.output<typeof userStats>;

export const readUserStats = endpoint({
  route: 'GET /api/user/stats',
  summary: 'Returns the totals of what the child has done here',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: userStats,
});
