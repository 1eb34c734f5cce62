import type { Personal } from '../platform/room.ts';
import { audit } from './audit.ts';
import { DETAILS_ERASED } from './audit-chain.ts';
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
  erase: async (tx, accountId, context) => {
    const [acts] = await Promise.all([
      forgetActs(tx, { accountId }),
      keepHeldCases(tx, { accountId }),
      forgetCases(tx, { accountId }),
      forgetReports(tx, { accountId }),
      forgetNotices(tx, { accountId }),
      forgetPauses(tx, { accountId }),
    ]);
    if (acts.length === 0) return;
    // Without names, so that details which somebody else took away are told from these.
    const detail = { numbers: acts.map(({ number }) => number).join(',') };
    const at = context.clock.now();
    await audit(context, tx, { actor: null, act: DETAILS_ERASED, subject: 'details', detail, at });
  },
};
