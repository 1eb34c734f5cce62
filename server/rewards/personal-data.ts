import type { PersonalData } from '../platform/module.ts';
import { deleteEarned, listEarned } from './achievements/achievement-queries.ts';
import { deleteCompleted, listCompleted } from './challenges/challenge-queries.ts';
import { deleteCounts, deleteDeeds, listCounts, listDeeds } from './deeds/deed-queries.ts';
import { deletePlayer, findPlayer } from './leaderboards/choice-queries.ts';
import { deleteEntries, listEntries } from './leaderboards/week-queries.ts';
import { deleteWaves, listWavesOf } from './pond/pond-queries.ts';
import { deletePurchases, listPurchases } from './store/store-queries.ts';
import { deleteStreaks, listStreaks } from './streaks/streak-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    deeds: await listDeeds(db, { accountId }),
    counts: await listCounts(db, { accountId }),
    streaks: await listStreaks(db, { accountId }),
    achievements: await listEarned(db, { accountId }),
    purchases: await listPurchases(db, { accountId }),
    dailyChallenges: await listCompleted(db, { accountId }),
    leaderboards: (await findPlayer(db, { accountId })) ?? null,
    leaderboardWeeks: await listEntries(db, { accountId }),
    pondWaves: await listWavesOf(db, { accountId }),
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
