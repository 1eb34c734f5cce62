import type { PersonalData } from '../platform/module.ts';
import { deleteActivities, deleteViews, exportActivities } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({ activities: await exportActivities(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteActivities, { accountId });
    tx.write(deleteViews, { accountId });
  },
};
