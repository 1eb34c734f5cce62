import type { PersonalData } from '../platform/module.ts';
import { deleteActivities, deleteActivitiesBefore, deleteViews, exportActivities } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'activities',
      purpose: 'account',
      tables: ['activities'],
      keepFor: { period: 'activities', expire: deleteActivitiesBefore },
    },
    { row: 'activities', purpose: 'account', tables: ['activity_views'], keepFor: 'account' },
  ],
  keys: {
    activities: 'News on the bell',
  },
  export: async (db, accountId) => ({ activities: await exportActivities(db, { accountId }) }),
  erase: (tx, accountId) => {
    tx.write(deleteActivities, { accountId });
    tx.write(deleteViews, { accountId });
  },
};
