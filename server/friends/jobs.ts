import type { Job } from '../platform/jobs/jobs.ts';
import { undoRemovals } from './blocks/automatic-removal.ts';
import { expireOldRequests } from './requests/expire-requests.ts';

export const jobs: readonly Job[] = [
  {
    name: 'friends.undo-removals',
    every: '*/10 * * * *',
    summary: 'Restores children who were hidden after blocks, if staff have not decided within 72 hours',
    run: undoRemovals,
  },
  {
    name: 'friends.end-requests',
    every: '*/10 * * * *',
    summary: 'Expires requests without an answer after 30 days, and deletes requests 30 days after they ended',
    run: expireOldRequests,
  },
];
