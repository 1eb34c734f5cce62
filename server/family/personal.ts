import type { Personal } from '../platform/room.ts';
import { collectNotices, forgetNotices } from './queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({ notices: await collectNotices(db, { childId: accountId }) }),
  erase: async (tx, accountId) => {
    await forgetNotices(tx, { childId: accountId });
  },
};
