import type { PersonalData } from '../platform/module.ts';
import { deleteGuesses, deleteOldGuesses, deleteProgress, exportGuesses, exportProgress } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'play',
      purpose: 'account',
      tables: ['card_guesses'],
      keepFor: { period: 'play', expire: deleteOldGuesses },
    },
    { row: 'play', purpose: 'account', tables: ['card_progress'], keepFor: 'account' },
    { row: 'staff', purpose: 'safety', tables: ['card_reviews'], keepFor: 'instance' },
  ],
  export: async (db, accountId) => ({
    progress: await exportProgress(db, { accountId }),
    guesses: await exportGuesses(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteGuesses, { accountId });
    tx.write(deleteProgress, { accountId });
  },
};
