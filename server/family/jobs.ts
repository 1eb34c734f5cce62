import type { Job } from '../platform/jobs/jobs.ts';
import { createWaitingCopies, deleteExpiredCopies } from './copies/making.ts';
import { endByTime } from './endings/end-by-time.ts';
import { deleteExpiredProofs, enforceDeadlines } from './erasure/deadlines.ts';
import { sendLastMails } from './erasure/last-mails.ts';
import { deleteExpiredForms } from './forms/deadlines.ts';
import { sendDueMails } from './mails/send.ts';
import { forgetEndedSignIns } from './parents/ended-sign-ins.ts';
import { followPayments } from './payments/follow.ts';
import { createWeeklyReports } from './reports/weekly.ts';

export const jobs: readonly Job[] = [
  {
    name: 'family.delete-forms',
    every: '*/10 * * * *',
    summary: 'Deletes signed forms that were not decided on in time, with everything uploaded',
    run: deleteExpiredForms,
  },
  {
    name: 'family.follow-payments',
    every: '*/10 * * * *',
    summary: 'Asks what became of payments that show who a parent is, and gives back what was paid',
    run: followPayments,
  },
  {
    name: 'family.send-mails',
    every: '* * * * *',
    summary: 'Sends the mails to parents that are due',
    run: (context) => sendDueMails(context, null),
  },
  {
    name: 'family.weekly-reports',
    every: '*/5 * * * *',
    summary: 'Makes the weekly reports for parents, on Friday afternoon where each child lives',
    run: createWeeklyReports,
  },
  {
    name: 'family.send-last-mails',
    every: '* * * * *',
    summary: 'Tells parents that an account is erased',
    run: sendLastMails,
  },
  {
    name: 'family.make-copies',
    every: '* * * * *',
    summary: "Makes copies of a child's things that a node has left undone, and deletes those that are a day old",
    run: async (context) => {
      await createWaitingCopies(context);
      await deleteExpiredCopies(context);
    },
  },
  {
    name: 'family.follow-time',
    every: '*/10 * * * *',
    summary:
      'Expires requests for consent that nobody has answered in time, and erases children whose parents declined or revoked',
    run: enforceDeadlines,
  },
  {
    name: 'family.end-by-time',
    every: '15 4 * * *',
    summary: 'Gives notice of accounts that nobody uses and of members who turn 18, and erases them when it is over',
    run: endByTime,
  },
  {
    name: 'family.forget-old-proofs',
    every: '50 3 * * *',
    summary: 'Erases proofs of consent after their retention, and expired links',
    run: deleteExpiredProofs,
  },
  {
    name: 'family.forget-ended-sign-ins',
    every: '*/10 * * * *',
    summary: 'Deletes sessions of parents that have ended, old links, and invitations that nobody answered',
    run: forgetEndedSignIns,
  },
];
