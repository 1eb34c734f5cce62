import type { Personal } from '../platform/room.ts';
import { collectMessages, forgetMessages } from './queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({ contactMessages: await collectMessages(db, { accountId }) }),
  erase: async (tx, accountId) => {
    await forgetMessages(tx, { accountId });
  },
};
