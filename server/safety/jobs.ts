import type { Job } from '../platform/jobs/jobs.ts';
import { alertStaff } from './alerts/alerts.ts';
import { logAuditHead } from './audit/head.ts';
import { endHolds } from './holds/holds.ts';
import { finishLoneRemovals } from './moderation/decisions.ts';

export const jobs: readonly Job[] = [
  {
    name: 'safety.alert-staff',
    every: '* * * * *',
    summary: 'Mails staff about urgent cases, and reminds them every hour until a moderator opens them',
    run: alertStaff,
  },
  {
    name: 'safety.finish-lone-removals',
    every: '*/10 * * * *',
    summary: 'Removes the accounts that a lone member of staff marked for removal a day ago',
    run: finishLoneRemovals,
  },
  {
    name: 'safety.note-audit-head',
    every: '40 2 * * *',
    summary: 'Writes the head of the audit chain to the log, and to AUDIT_EMAIL where that is set',
    run: logAuditHead,
  },
  {
    name: 'safety.end-holds',
    every: '10 * * * *',
    summary: 'Warns staff two weeks before a legal hold ends, and ends it',
    run: endHolds,
  },
];
