import type { PersonalData } from '../platform/module.ts';
import { deleteOldResults, deleteResults, exportResults } from './alone/queries.ts';
import { collaborative } from './collaborative/index.ts';
import { gamesSection } from './copy-section.ts';
import {
  deleteGuesses,
  deleteOldRounds,
  deletePlayer,
  deleteRoundsAlone,
  deleteWorks,
  exportRounds,
} from './rounds/round-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'play',
      purpose: 'account',
      tables: ['game_results'],
      keepFor: { period: 'play', expire: deleteOldResults },
    },
    {
      row: 'rounds',
      purpose: 'account',
      tables: ['game_rounds', 'game_players'],
      keepFor: { period: 'rounds', expire: deleteOldRounds },
    },
    ...collaborative.personalData.keeps,
  ],
  copySections: [gamesSection],
  keys: {
    results: 'Games played alone, with the score',
    rounds: 'Each round',
    ...collaborative.personalData.keys,
  },
  export: async (db, accountId, context) => ({
    results: await exportResults(db, { accountId }),
    rounds: await exportRounds(db, { accountId }),
    ...(await collaborative.personalData.export(db, accountId, context)),
  }),
  erase: (tx, accountId, context) => {
    collaborative.personalData.erase(tx, accountId, context);
    tx.write(deleteResults, { accountId });
    tx.write(deleteRoundsAlone, { accountId });
    tx.write(deleteWorks, { accountId });
    tx.write(deleteGuesses, { accountId });
    tx.write(deletePlayer, { accountId });
  },
};
