import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { instant } from '../shared/ids.ts';

export const achievementCategories = [
  'riddles',
  'games',
  'creativity',
  'friendship',
  'streaks',
  'exploration',
] as const;
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** A secret achievement that isn't earned yet is masked: neither its name nor its requirement is sent. */
export const achievement = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  iconEmoji: z.string(),
  category: z.nullable(z.enum(achievementCategories)),
  rarity: z.enum(rarities),
  pointReward: z.number(),
  isSecret: z.boolean(),
  isEarned: z.boolean(),
  /** In whole percent. 100 only when it is earned. */
  progress: z.number(),
  earnedAt: z.nullable(instant),
});
export type Achievement = z.output<typeof achievement>;

export const listAchievements = endpoint({
  route: 'GET /api/achievements',
  summary: 'Returns all achievements with own progress; secret ones are masked until they are earned',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.array(achievement),
});
