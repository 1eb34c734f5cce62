import type { PersonalData } from '../platform/module.ts';
import { deleteProgress, listProgress } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [{ row: 'play', purpose: 'account', tables: ['coloring_progress'], keepFor: 'account' }],
  keys: {
    coloring: 'Coloring pages, and which part has which color',
  },
  export: async (db, accountId) => ({ coloring: await listProgress(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteProgress, { accountId });
  },
};
