import type { PersonalData } from '../platform/module.ts';
import { anonymizeRecords, deleteAnswers, deleteConsent, listRecords } from './consent/consent-queries.ts';
import { anonymizeLinks } from './consent/link-queries.ts';
import { RECORD_RETENTION_YEARS } from './consent/policy.ts';
import { deleteControls, deleteRecords, listRecords as listControlRecords } from './controls/control-queries.ts';
import { deleteChildCopies, exportCopies } from './copies/copy-queries.ts';
import { REQUEST_RETENTION_YEARS } from './copies/policy.ts';
import { aboutTheChild } from './copies/sections/about.ts';
import { consents } from './copies/sections/consents.ts';
import { weeklyReports } from './copies/sections/reports.ts';
import { deleteResends, exportResends } from './direct-notice/resend-queries.ts';
import { deleteForms, exportForms } from './forms/form-queries.ts';
import { deleteInvitations, exportInvitations } from './grown-ups/invitation-queries.ts';
import { deleteMails, exportMails } from './mails/mail-queries.ts';
import { deleteActs, exportActs } from './parents/act-queries.ts';
import { anonymizePayments, exportPayments } from './payments/payment-queries.ts';
import { deleteOptOuts } from './reports/opt-out-queries.ts';
import { deleteReports, exportReports } from './reports/report-queries.ts';
import { anonymizeRequests, exportRequests } from './requests/request-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    { row: 'parent', purpose: 'account', tables: ['consent_notices', 'parent_mails'], keepFor: 'account' },
    { row: 'consent', purpose: 'account', tables: ['consents', 'consent_answers'], keepFor: 'account' },
    { row: 'consent', purpose: 'account', tables: ['consent_records'], keepFor: { job: 'family.forget-old-proofs' } },
    { row: 'consent', purpose: 'account', tables: ['notice_versions'], keepFor: 'instance' },
    {
      row: 'forms',
      purpose: 'account',
      tables: ['consent_forms', 'consent_form_pages'],
      keepFor: { job: 'family.delete-forms' },
    },
    {
      row: 'dataRequests',
      purpose: 'account',
      tables: ['data_access_requests'],
      keepFor: { job: 'family.forget-old-proofs' },
    },
    {
      row: 'copies',
      purpose: 'account',
      tables: ['data_copies', 'data_copy_parts'],
      keepFor: { job: 'family.make-copies' },
    },
    { row: 'lastMails', purpose: 'account', tables: ['last_mails'], keepFor: { job: 'family.send-last-mails' } },
    { row: 'links', purpose: 'account', tables: ['consent_links'], keepFor: { job: 'family.forget-old-proofs' } },
    {
      row: 'parentSessions',
      purpose: 'account',
      tables: ['parent_sessions', 'parent_sign_in_links'],
      keepFor: { job: 'family.forget-ended-sign-ins' },
    },
    {
      row: 'controls',
      purpose: 'account',
      tables: ['child_controls', 'control_records'],
      keepFor: 'account',
    },
    { row: 'parentActs', purpose: 'account', tables: ['parent_acts'], keepFor: 'account' },
    {
      row: 'invitations',
      purpose: 'account',
      tables: ['guardian_invitations', 'parent_address_changes'],
      keepFor: { job: 'family.forget-ended-sign-ins' },
    },
    {
      row: 'payments',
      purpose: 'account',
      tables: ['consent_payments'],
      keepFor: { job: 'family.follow-payments' },
    },
    { row: 'week', purpose: 'account', tables: ['user_activity_reports', 'report_opt_outs'], keepFor: 'account' },
  ],
  copySections: [aboutTheChild, consents, weeklyReports],
  keys: {
    consents: 'Each answer of a grown-up, and the version of the notice',
    mails: 'E-mails to parents: which kind, and when',
    wishes: 'How often the child asked us to write to the parents again',
    weeklyReports: 'What each weekly report to parents said',
    controls: 'What parents have set, and when',
    changedByParents: 'What parents have changed, and when',
    signedForms: 'Signed forms that wait for staff',
    payments: 'Payments by which a parent showed who they are',
    invitations: 'When another grown-up was asked to join',
    copies: 'Copies like this one',
    dataRequests: 'Copies, corrections, deletions and withdrawals that were asked for',
  },
  export: async (db, childId) => {
    const [records, mails, resends, reports, controls, acts, signedForms, invitations, copies, dataRequests, payments] =
      await Promise.all([
        listRecords(db, { childId }),
        exportMails(db, { childId }),
        exportResends(db, { childId }),
        exportReports(db, { childId }),
        listControlRecords(db, { childId }),
        exportActs(db, { childId }),
        exportForms(db, { childId }),
        exportInvitations(db, { childId }),
        exportCopies(db, { childId }),
        exportRequests(db, { childId }),
        exportPayments(db, { childId }),
      ]);
    return {
      consents: records,
      mails,
      wishes: resends,
      weeklyReports: reports,
      controls,
      changedByParents: acts,
      signedForms,
      invitations,
      copies,
      dataRequests,
      payments,
    };
  },
  erase: (tx, childId) => {
    tx.write(anonymizeRecords, { childId, years: RECORD_RETENTION_YEARS });
    tx.write(anonymizeLinks, { childId });
    tx.write(deleteActs, { childId });
    tx.write(deleteChildCopies, { childId });
    tx.write(anonymizeRequests, { childId, years: REQUEST_RETENTION_YEARS });
    tx.write(deleteMails, { childId });
    tx.write(deleteInvitations, { childId });
    tx.write(deleteForms, { childId });
    tx.write(anonymizePayments, { childId });
    tx.write(deleteResends, { childId });
    tx.write(deleteReports, { childId });
    tx.write(deleteOptOuts, { childId });
    tx.write(deleteControls, { childId });
    tx.write(deleteRecords, { childId });
    tx.write(deleteAnswers, { childId });
    tx.write(deleteConsent, { childId });
  },
};
