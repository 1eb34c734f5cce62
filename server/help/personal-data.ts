import type { PersonalData } from '../platform/module.ts';
import { exportMessages, forgetMessages } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ contactMessages: await exportMessages(db, { accountId }) }),
  erase: async (tx, accountId) => {
    await forgetMessages(tx, { accountId });
  },
};
