import type { Personal } from '../platform/room.ts';
import { forgetActivities, forgetViews, listAllOf } from './queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({ activities: await listAllOf(db, { accountId }) }),
  erase: async (tx, accountId) => {
    await Promise.all([forgetActivities(tx, { accountId }), forgetViews(tx, { accountId })]);
  },
};
