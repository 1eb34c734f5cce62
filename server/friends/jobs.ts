import type { Job } from '../platform/jobs/jobs.ts';
import { undoRemovals } from './blocks/automatic-removal.ts';
import { expireOldRequests } from './requests/end-requests.ts';

export const jobs: readonly Job[] = [
  {
    name: 'friends.undo-removals',
    every: '*/10 * * * *',
    summary: 'Brings back whom three blocks have removed 72 hours ago, and nobody has judged',
    run: undoRemovals,
  },
  {
    name: 'friends.end-requests',
    every: '*/10 * * * *',
    summary: 'Ends requests that nobody has answered in 30 days, and forgets those that ended 30 days ago',
    run: expireOldRequests,
  },
];
