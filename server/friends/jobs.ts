import type { Job } from '../platform/jobs.ts';
import { endRequests } from './endings.ts';
import { undoRemovals } from './removals.ts';

export const jobs: readonly Job[] = [
  {
    name: 'friends.undo-removals',
    every: '*/10 * * * *',
    about: 'Brings back whom three blocks have removed 72 hours ago, and nobody has judged',
    run: undoRemovals,
  },
  {
    name: 'friends.end-requests',
    every: '*/10 * * * *',
    about: 'Ends requests that nobody has answered in 30 days, and forgets those that ended 30 days ago',
    run: endRequests,
  },
];
