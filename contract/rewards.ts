export * from './rewards/achievements.ts';
export * from './rewards/challenges.ts';
export * from './rewards/leaderboards.ts';
export * from './rewards/pond.ts';
export * from './rewards/stats.ts';
export * from './rewards/store.ts';
export * from './rewards/streaks.ts';
