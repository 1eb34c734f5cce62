import type { PersonalData } from '../platform/module.ts';
import type { Expire } from '../platform/retention/kept-data.ts';
import { pointsSection } from './copy-section.ts';
import {
  addUpRounds,
  deleteEntries,
  deleteLevels,
  deletePoints,
  deleteWeeks,
  findPoints,
  listEntries,
  listLevels,
  listWeeks,
} from './queries.ts';

const addUpOldRounds: Expire = async (db, slice) => (await addUpRounds(db, slice)).count;

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'play',
      purpose: 'account',
      tables: ['point_transactions'],
      keepFor: { period: 'play', expire: addUpOldRounds },
    },
    { row: 'play', purpose: 'account', tables: ['child_points', 'levels_reached'], keepFor: 'account' },
    { row: 'boards', purpose: 'account', tables: ['weekly_points'], keepFor: { job: 'rewards.settle-leaderboards' } },
  ],
  copySections: [pointsSection],
  keys: {
    totals: 'Points and riddles in all',
    entries: 'Each time points were earned',
    levels: 'When each level was reached',
    weeks: 'Points by week',
  },
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
