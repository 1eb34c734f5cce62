import type { PersonalData } from '../platform/module.ts';
import { anonymizeRecords, deleteAnswers, deleteConsent, listRecords } from './consent/consent-queries.ts';
import { anonymizeLinks } from './consent/link-queries.ts';
import { RECORD_RETENTION_YEARS } from './consent/policy.ts';
import { deleteControls, deleteRecords, listRecords as listControlRecords } from './controls/control-queries.ts';
import { deleteResends, exportResends } from './direct-notice/resend-queries.ts';
import { deleteForms, exportForms } from './forms/form-queries.ts';
import { deleteInvitations, exportInvitations } from './grown-ups/invitation-queries.ts';
import { deleteMails, exportMails } from './mails/mail-queries.ts';
import { deleteActs, exportActs } from './parents/act-queries.ts';
import { deleteOptOuts } from './reports/opt-out-queries.ts';
import { deleteReports, exportReports } from './reports/report-queries.ts';

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
    { row: 'week', purpose: 'account', tables: ['user_activity_reports', 'report_opt_outs'], keepFor: 'account' },
  ],
  export: async (db, accountId) => {
    const childId = accountId;
    const [consents, mails, resends, weeklyReports, controls, acts, signedForms, invitations] = await Promise.all([
      listRecords(db, { childId }),
      exportMails(db, { childId }),
      exportResends(db, { childId }),
      exportReports(db, { childId }),
      listControlRecords(db, { childId }),
      exportActs(db, { childId }),
      exportForms(db, { childId }),
      exportInvitations(db, { childId }),
    ]);
    return {
      consents,
      mails,
      wishes: resends,
      weeklyReports,
      controls,
      changedByParents: acts,
      signedForms,
      invitations,
    };
  },
  erase: (tx, accountId) => {
    const childId = accountId;
    tx.write(anonymizeRecords, { childId, years: RECORD_RETENTION_YEARS });
    tx.write(anonymizeLinks, { childId });
    tx.write(deleteActs, { childId });
    tx.write(deleteMails, { childId });
    tx.write(deleteInvitations, { childId });
    tx.write(deleteForms, { childId });
    tx.write(deleteResends, { childId });
    tx.write(deleteReports, { childId });
    tx.write(deleteOptOuts, { childId });
    tx.write(deleteControls, { childId });
    tx.write(deleteRecords, { childId });
    tx.write(deleteAnswers, { childId });
    tx.write(deleteConsent, { childId });
  },
};
