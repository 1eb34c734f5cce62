import type { Personal } from '../platform/room.ts';
import { collectContacts, forgetContacts } from './block-queries.ts';
import { forgetBlocks, forgetFriendships, listBlocks, listBuddies } from './queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({
    buddies: await listBuddies(db, { accountId }),
    blocked: await listBlocks(db, { accountId }),
    contacts: await collectContacts(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([
      forgetFriendships(tx, { accountId }),
      forgetBlocks(tx, { accountId }),
      forgetContacts(tx, { accountId }),
    ]);
  },
};
