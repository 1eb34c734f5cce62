import type { PersonalData } from '../platform/module.ts';
import { audit } from './audit/audit.ts';
import { DETAILS_ERASED } from './audit/chain.ts';
import { exportActs, forgetActs } from './audit/queries.ts';
import { exportCases, forgetCases, keepHeldCases } from './moderation/case-queries.ts';
import { exportNotices, exportPauses, forgetNotices, forgetPauses } from './moderation/staff-message-queries.ts';
import { exportReports, forgetReports } from './report-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    staffActs: await exportActs(db, { accountId }),
    cases: await exportCases(db, { accountId }),
    reports: await exportReports(db, { accountId }),
    staffNotices: await exportNotices(db, { accountId }),
    pauses: await exportPauses(db, { accountId }),
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
