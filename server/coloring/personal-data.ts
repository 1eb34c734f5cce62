import type { PersonalData } from '../platform/module.ts';
import { deleteProgress, listProgress } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [{ row: 'play', purpose: 'account', tables: ['coloring_progress'], keepFor: 'account' }],
  export: async (db, accountId) => ({ coloring: await listProgress(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteProgress, { accountId });
  },
};
