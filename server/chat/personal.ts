import type { Personal } from '../platform/room.ts';
import { collectConversations, collectMessages, forgetConversations, forgetMessages } from './erasure-queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({
    chats: await collectConversations(db, { accountId }),
    messages: await collectMessages(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([forgetMessages(tx, { accountId }), forgetConversations(tx, { accountId })]);
  },
};
