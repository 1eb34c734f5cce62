import { later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { alertStaff } from './alerts/alerts.ts';
import { noteAuditHead } from './audit/head.ts';
import { deleteCopies } from './moderation/copy-queries.ts';
import { finishLoneRemovals } from './moderation/decisions.ts';
import { COPY_KEPT } from './moderation/policy.ts';
import { deleteOldStops } from './stops/stop-queries.ts';
import { STOPS_KEPT } from './stops/stops.ts';

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
    run: noteAuditHead,
  },
  {
    name: 'safety.empty-copies',
    every: '20 3 * * *',
    summary: 'Deletes the copies of cases that were decided 30 days ago, unless a legal hold applies',
    run: deleteOldCopies,
  },
  {
    name: 'safety.forget-stops',
    every: '25 3 * * *',
    summary: 'Deletes what the filter stopped more than 30 days ago, of which only counts are kept',
    run: async ({ db, clock }) => {
      await deleteOldStops(db, { before: later(clock.now(), -STOPS_KEPT) });
    },
  },
];

async function deleteOldCopies({ db, clock }: Context): Promise<void> {
  await deleteCopies(db, { before: later(clock.now(), -COPY_KEPT) });
}
