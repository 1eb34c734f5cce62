import * as rewards from '#contract/rewards.ts';
import { asChild, type Call } from './call.ts';

export const rewardCalls: readonly Call[] = [
  { endpoint: rewards.listAchievements, prepare: asChild() },
  { endpoint: rewards.readStreaks, prepare: asChild() },
  { endpoint: rewards.readDailyChallenge, prepare: asChild() },
  { endpoint: rewards.readUserStats, prepare: asChild() },
];
