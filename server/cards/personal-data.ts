import type { PersonalData } from '../platform/module.ts';
import { deleteGuesses, deleteProgress, exportGuesses, exportProgress } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    progress: await exportProgress(db, { accountId }),
    guesses: await exportGuesses(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteGuesses, { accountId });
    tx.write(deleteProgress, { accountId });
  },
};
