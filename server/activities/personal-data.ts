import type { PersonalData } from '../platform/module.ts';
import { forgetActivities, forgetViews, listAllOf } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ activities: await listAllOf(db, { accountId }) }),
  erase: async (tx, accountId) => {
    await Promise.all([forgetActivities(tx, { accountId }), forgetViews(tx, { accountId })]);
  },
};
