import type { PersonalData } from '../platform/module.ts';
import { deleteWaitingOf, exportWaiting } from './waiting-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ waitingWords: await exportWaiting(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteWaitingOf, { accountId });
  },
};
