import type { Job } from '../platform/jobs/jobs.ts';
import { undoRemovals } from './blocks/automatic-removal.ts';
import { expireOldRequests } from './requests/expire-requests.ts';

export const jobs: readonly Job[] = [
  {
    name: 'friends.undo-removals',
    every: '*/10 * * * *',
    summary: 'Restores children whom blocks removed 72 hours ago and staff have not decided on',
    run: undoRemovals,
  },
  {
    name: 'friends.end-requests',
    every: '*/10 * * * *',
    summary: 'Expires requests without an answer after 30 days, and deletes requests 30 days after they ended',
    run: expireOldRequests,
  },
];
