import type { PersonalData } from '../platform/module.ts';
import { deleteMessages, exportMessages } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ contactMessages: await exportMessages(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteMessages, { accountId });
  },
};
