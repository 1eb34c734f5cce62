import type { Job } from '../platform/jobs/jobs.ts';
import { deleteEndedInvitations } from './invitation-queries.ts';

export const jobs: readonly Job[] = [
  {
    name: 'staff.delete-ended-invitations',
    every: '*/10 * * * *',
    summary: 'Deletes expired staff invitations',
    run: async ({ db, clock }) => {
      await deleteEndedInvitations(db, { now: clock.now() });
    },
  },
];
