import type { Job } from '../platform/jobs/jobs.ts';
import { deleteExpiredProofs, enforceDeadlines } from './erasure/deadlines.ts';
import { sendDueMails } from './mails/send.ts';

export const jobs: readonly Job[] = [
  {
    name: 'family.send-mails',
    every: '* * * * *',
    summary: 'Sends reminders, confirming mails and what else is due to parents',
    run: (context) => sendDueMails(context, null),
  },
  {
    name: 'family.follow-time',
    every: '*/10 * * * *',
    summary: 'Ends the waiting for consent after 7 days, and erases who was declined or revoked',
    run: enforceDeadlines,
  },
  {
    name: 'family.forget-old-proofs',
    every: '50 3 * * *',
    summary: 'Erases proofs of consent whose time is over, and dead links',
    run: deleteExpiredProofs,
  },
];
