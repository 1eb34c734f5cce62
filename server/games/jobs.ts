import { DAY, later } from '../platform/clock.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { deleteOldRounds } from './rounds/round-queries.ts';

/** How long a round can be gone on with. Results and points stay. */
const ROUND_KEPT = 7 * DAY;

export const jobs: readonly Job[] = [
  {
    name: 'games.forget-rounds',
    every: '40 3 * * *',
    summary: 'Deletes the moves of rounds that began more than seven days ago; results and points stay',
    run: async ({ db, clock }) => void (await deleteOldRounds(db, { before: later(clock.now(), -ROUND_KEPT) })),
  },
];
