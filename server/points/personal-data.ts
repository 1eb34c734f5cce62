import type { PersonalData } from '../platform/module.ts';
import { deleteEntries, deleteLevels, deletePoints, findPoints, listEntries, listLevels } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    totals: (await findPoints(db, { accountId })) ?? null,
    entries: await listEntries(db, { accountId }),
    levels: await listLevels(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteEntries, { accountId });
    tx.write(deletePoints, { accountId });
    tx.write(deleteLevels, { accountId });
  },
};
