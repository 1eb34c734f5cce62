import type { PersonalData } from '../platform/module.ts';
import { chatsSection } from './copy-section.ts';
import { listOwnChatDrawings } from './drawings/drawing-queries.ts';
import { deleteConversations, deleteMessages, exportConversations, exportMessages } from './erasure-queries.ts';
import { deleteOldMessages } from './message-queries.ts';
import { deleteReaders, deleteSigns, exportReading } from './parents/reading-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'chats',
      purpose: 'account',
      tables: ['chat_messages', 'chat_drawings'],
      keepFor: { period: 'chat', expire: deleteOldMessages },
    },
    { row: 'chats', purpose: 'account', tables: ['conversations', 'chat_readers', 'chat_signs'], keepFor: 'account' },
  ],
  copySections: [chatsSection],
  keys: {
    chats: 'With whom the child has chatted',
    messages: 'Messages that the child sent',
    readByParents: 'Which grown-ups may read along, and since when',
    chatDrawings: 'Drawings that the child sent, as strokes',
  },
  export: async (db, accountId) => ({
    chats: await exportConversations(db, { accountId }),
    messages: await exportMessages(db, { accountId }),
    readByParents: await exportReading(db, { accountId }),
    chatDrawings: await listOwnChatDrawings(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteSigns, { accountId });
    tx.write(deleteReaders, { accountId });
    tx.write(deleteMessages, { accountId });
    tx.write(deleteConversations, { accountId });
  },
};
