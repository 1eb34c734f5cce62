import type { PersonalData } from '../platform/module.ts';
import { exportConversations, exportMessages, forgetConversations, forgetMessages } from './erasure-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    chats: await exportConversations(db, { accountId }),
    messages: await exportMessages(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([forgetMessages(tx, { accountId }), forgetConversations(tx, { accountId })]);
  },
};
