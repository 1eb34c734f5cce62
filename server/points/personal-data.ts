import type { PersonalData } from '../platform/module.ts';
import {
  deleteEntries,
  deleteLevels,
  deletePoints,
  deleteWeeks,
  findPoints,
  listEntries,
  listLevels,
  listWeeks,
} from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    totals: (await findPoints(db, { accountId })) ?? null,
    entries: await listEntries(db, { accountId }),
    levels: await listLevels(db, { accountId }),
    weeks: await listWeeks(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteEntries, { accountId });
    tx.write(deletePoints, { accountId });
    tx.write(deleteLevels, { accountId });
    tx.write(deleteWeeks, { accountId });
  },
};
