/**
 * Rewards count what a child does, kindly: achievements, streaks that rest, the challenge of the day. Each deed counts once, in the
 * transaction that does it, and nothing that was earned is ever lost.
 */
import type { Context } from '../platform/context.ts';
import type { Module } from '../platform/module.ts';
import { openAchievements } from './achievements/sync.ts';
import { openChallenges } from './challenges/challenges.ts';
import { openContent } from './content.ts';
import { eventHandlers } from './deeds/event-handlers.ts';
import { countDeedsOfWeek } from './deeds/week-figures.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { type Verified, verifyRewards } from './verify/verify.ts';

export const rewards: Module = {
  name: 'rewards',
  personalData,
  routes,
  eventHandlers,
  jobs,
  weekFigures: countDeedsOfWeek,
  open: async (context: Context) => {
    await openContent(context);
    await openAchievements(context);
    openChallenges(context);
  },
};
