import type { PersonalData } from '../platform/module.ts';
import { listChatDrawingsOf } from './drawings/drawing-queries.ts';
import { deleteConversations, deleteMessages, exportConversations, exportMessages } from './erasure-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    chats: await exportConversations(db, { accountId }),
    messages: await exportMessages(db, { accountId }),
    chatDrawings: await listChatDrawingsOf(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteMessages, { accountId });
    tx.write(deleteConversations, { accountId });
  },
};
