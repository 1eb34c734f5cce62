import { DAY, later } from '../platform/clock.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { deleteActivitiesBefore } from './queries.ts';

const KEEP_FOR = 90 * DAY;

export const jobs: readonly Job[] = [
  {
    name: 'activities.forget',
    every: '40 3 * * *',
    summary: 'Deletes entries about hearts, comments and new buddies after 90 days',
    run: async ({ db, clock }) => void (await deleteActivitiesBefore(db, { before: later(clock.now(), -KEEP_FOR) })),
  },
];
