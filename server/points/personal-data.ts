import type { PersonalData } from '../platform/module.ts';
import { findPoints, forgetEntries, forgetLevels, forgetPoints, listEntries, listLevels } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    totals: (await findPoints(db, { accountId })) ?? null,
    entries: await listEntries(db, { accountId }),
    levels: await listLevels(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([
      forgetEntries(tx, { accountId }),
      forgetPoints(tx, { accountId }),
      forgetLevels(tx, { accountId }),
    ]);
  },
};
