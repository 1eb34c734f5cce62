import type { PersonalData } from '../platform/module.ts';
import type { Expire } from '../platform/retention/kept-data.ts';
import { audit } from './audit/audit.ts';
import { DETAILS_ERASED } from './audit/chain.ts';
import { eraseActDetails, exportActs } from './audit/queries.ts';
import { deleteExamples, deleteOldExamples } from './learning/example-queries.ts';
import { exportUnsealed } from './learning/examples.ts';
import { deleteCopies } from './moderation/copy-queries.ts';
import { deleteCases, exportCases, retainHeldCases } from './moderation/personal-case-queries.ts';
import { deleteStaffMessages, exportStaffMessages } from './moderation/staff-message-queries.ts';
import { deleteReports, exportReports } from './report-queries.ts';
import { deleteOldStops, deleteStops, exportStops } from './stops/stop-queries.ts';
import { deleteSuspensions, exportSuspensions } from './suspensions/suspension-queries.ts';

const deleteOldCopies: Expire = async (db, slice) => (await deleteCopies(db, slice)).count;

export const personalData: PersonalData = {
  keeps: [
    {
      row: 'moderation',
      purpose: 'safety',
      tables: ['case_copies', 'case_additions'],
      keepFor: { period: 'caseCopy', expire: deleteOldCopies },
    },
    { row: 'moderation', purpose: 'safety', tables: ['cases', 'case_alerts', 'case_log'], keepFor: 'account' },
    { row: 'moderation', purpose: 'safety', tables: ['legal_holds'], keepFor: { job: 'safety.end-holds' } },
    {
      row: 'moderation',
      purpose: 'safety',
      tables: ['filter_examples'],
      keepFor: { period: 'examples', expire: deleteOldExamples },
    },
    { row: 'reports', purpose: 'safety', tables: ['reports'], keepFor: 'account' },
    { row: 'staffMessages', purpose: 'safety', tables: ['staff_notices', 'pauses'], keepFor: 'account' },
    { row: 'audit', purpose: 'safety', tables: ['audit_links'], keepFor: 'instance' },
    { row: 'audit', purpose: 'safety', tables: ['audit_details'], keepFor: 'account' },
    { row: 'staff', purpose: 'safety', tables: ['duties', 'filter_words'], keepFor: 'instance' },
    { row: 'week', purpose: 'account', tables: ['filter_stops'], keepFor: { period: 'stops', expire: deleteOldStops } },
  ],
  keys: {
    staffActs: 'What staff did about this account, and when',
    cases: 'What staff looked at: posts, names or messages that waited or were reported',
    reports: 'What the child reported to staff',
    staffNotices: 'Messages from staff',
    pauses: 'Breaks that staff set',
    filterExamples:
      'What the filter said about texts of this account, and what staff decided, kept to measure the filter',
    filterStops: 'How often the filter stopped something, by kind and day',
  },
  export: async (db, accountId, context) => ({
    staffActs: await exportActs(db, { accountId }),
    cases: await exportCases(db, { accountId }),
    reports: await exportReports(db, { accountId }),
    staffNotices: await exportStaffMessages(db, { accountId }),
    pauses: await exportSuspensions(db, { accountId }),
    filterExamples: await exportUnsealed(context, db, accountId),
    filterStops: await exportStops(db, { accountId }),
  }),
  erase: async (tx, accountId, context) => {
    const acts = await eraseActDetails(tx, { accountId });
    tx.write(retainHeldCases, { accountId });
    tx.write(deleteExamples, { accountId });
    tx.write(deleteCases, { accountId });
    tx.write(deleteReports, { accountId });
    tx.write(deleteStaffMessages, { accountId });
    tx.write(deleteSuspensions, { accountId });
    tx.write(deleteStops, { accountId });
    if (acts.length === 0) return;
    // With the numbers, a check of the chain can distinguish these from details that were deleted illicitly.
    const detail = { numbers: acts.map(({ number }) => number).join(',') };
    const at = context.clock.now();
    audit(context, tx, { actor: null, act: DETAILS_ERASED, subject: 'details', detail, at });
  },
};
