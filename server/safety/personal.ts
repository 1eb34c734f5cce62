import type { Personal } from '../platform/room.ts';
import { collectActs, forgetActs } from './audit-queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({ staffActs: await collectActs(db, { accountId }) }),
  erase: async (tx, accountId) => {
    await forgetActs(tx, { accountId });
  },
};
