import type { PersonalData } from '../platform/module.ts';
import { forgetGuesses, forgetProgress, listGuessesOf, listProgressOf } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    progress: await listProgressOf(db, { accountId }),
    guesses: await listGuessesOf(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([forgetGuesses(tx, { accountId }), forgetProgress(tx, { accountId })]);
  },
};
