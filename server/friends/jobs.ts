import type { Job } from '../platform/jobs.ts';
import { undoRemovals } from './removals.ts';

export const jobs: readonly Job[] = [
  {
    name: 'friends.undo-removals',
    every: '*/10 * * * *',
    about: 'Brings back whom three blocks have removed 72 hours ago, and nobody has judged',
    run: undoRemovals,
  },
];
