import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

const day = z.string();

export const streaks = z.object({
  /** Counts days with any activity. The other three count days with a riddle or word puzzle, a game, or something kind. */
  currentStreak: z.number(),
  longestStreak: z.number(),
  riddleStreak: z.number(),
  gameStreak: z.number(),
  socialStreak: z.number(),
  /** YYYY-MM-DD in the child's time zone. Null before the first day. */
  lastActiveDate: z.nullable(day),
  today: day,
  /** The days of this week, Monday first. A rest day is a missed day in the middle of a streak. */
  week: z.array(z.object({ day, state: z.enum(['done', 'rest', 'missed', 'today', 'ahead']) })),
});
export type Streaks = z.output<typeof streaks>;

export const readStreaks = endpoint({
  route: 'GET /api/streaks',
  summary: 'Returns own streaks as they stand today, and the days of this week',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: streaks,
});
