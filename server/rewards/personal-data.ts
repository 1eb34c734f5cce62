import type { PersonalData } from '../platform/module.ts';
import { deleteEarned, listEarned } from './achievements/achievement-queries.ts';
import { deleteCompleted, listCompleted } from './challenges/challenge-queries.ts';
import { badgesSection } from './copy-section.ts';
import { deleteCounts, deleteDeeds, forgetTimes, listCounts, listDeeds } from './deeds/deed-queries.ts';
import { deletePlayer, findPlayer } from './leaderboards/choice-queries.ts';
import { deleteEntries, listEntries } from './leaderboards/week-queries.ts';
import { deleteWaves, deleteWavesBefore, listAccountWaves } from './pond/pond-queries.ts';
import { deletePurchases, listPurchases } from './store/store-queries.ts';
import { deleteStreaks, listStreaks } from './streaks/streak-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    { row: 'play', purpose: 'account', tables: ['deeds'], keepFor: { period: 'play', expire: forgetTimes } },
    {
      row: 'play',
      purpose: 'account',
      tables: ['deed_counts', 'streaks', 'earned_achievements', 'completed_challenges', 'purchases'],
      keepFor: 'account',
    },
    { row: 'boards', purpose: 'account', tables: ['leaderboard_players'], keepFor: 'account' },
    {
      row: 'boards',
      purpose: 'account',
      tables: ['weekly_leaderboards', 'user_leaderboard_entries'],
      keepFor: { job: 'rewards.settle-leaderboards' },
    },
    {
      row: 'waves',
      purpose: 'account',
      tables: ['pond_waves'],
      keepFor: { period: 'waves', expire: deleteWavesBefore },
    },
  ],
  copySections: [badgesSection],
  keys: {
    deeds: 'What counts for badges: riddles solved, kind words and the like',
    counts: 'How often each of them',
    streaks: 'Days in a row',
    achievements: 'Badges',
    purchases: 'Things for Pip from the shop',
    dailyChallenges: 'Daily challenges that were completed',
    leaderboards: 'Whether the child takes part in leaderboards',
    leaderboardWeeks: 'Places on weekly leaderboards',
    pondWaves: 'Waves in ponds, sent and received',
  },
  export: async (db, accountId) => ({
    deeds: await listDeeds(db, { accountId }),
    counts: await listCounts(db, { accountId }),
    streaks: await listStreaks(db, { accountId }),
    achievements: await listEarned(db, { accountId }),
    purchases: await listPurchases(db, { accountId }),
    dailyChallenges: await listCompleted(db, { accountId }),
    leaderboards: (await findPlayer(db, { accountId })) ?? null,
    leaderboardWeeks: await listEntries(db, { accountId }),
    pondWaves: await listAccountWaves(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deletePurchases, { accountId });
    tx.write(deleteWaves, { accountId });
    tx.write(deleteEntries, { accountId });
    tx.write(deletePlayer, { accountId });
    tx.write(deleteEarned, { accountId });
    tx.write(deleteCompleted, { accountId });
    tx.write(deleteStreaks, { accountId });
    tx.write(deleteCounts, { accountId });
    tx.write(deleteDeeds, { accountId });
  },
};
