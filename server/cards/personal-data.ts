import type { PersonalData } from '../platform/module.ts';
import { cardsSection } from './copy-section.ts';
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
  copySections: [cardsSection],
  keys: {
    progress: 'Riddles, jokes and puzzles that the child has seen or answered',
    guesses: 'Each guess',
  },
  export: async (db, accountId) => ({
    progress: await exportProgress(db, { accountId }),
    guesses: await exportGuesses(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteGuesses, { accountId });
    tx.write(deleteProgress, { accountId });
  },
};
