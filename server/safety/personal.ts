import type { Personal } from '../platform/room.ts';
import { collectActs, forgetActs } from './audit-queries.ts';
import { collectCases, forgetCases, keepHeldCases } from './case-queries.ts';
import { collectNotices, collectPauses, forgetNotices, forgetPauses } from './notice-queries.ts';
import { collectReports, forgetReports } from './report-queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({
    staffActs: await collectActs(db, { accountId }),
    cases: await collectCases(db, { accountId }),
    reports: await collectReports(db, { accountId }),
    staffNotices: await collectNotices(db, { accountId }),
    pauses: await collectPauses(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([
      keepHeldCases(tx, { accountId }),
      forgetCases(tx, { accountId }),
      forgetReports(tx, { accountId }),
      forgetNotices(tx, { accountId }),
      forgetPauses(tx, { accountId }),
      forgetActs(tx, { accountId }),
    ]);
  },
};
