import { DAY, later } from '../platform/clock.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { deleteOldMessages } from './queries.ts';

export const RETENTION_DAYS = 90;

export const jobs: readonly Job[] = [
  {
    name: 'chat.forget-old',
    every: '35 3 * * *',
    summary: 'Erases messages 90 days after they were sent',
    run: async ({ db, clock }) =>
      void (await deleteOldMessages(db, { before: later(clock.now(), -RETENTION_DAYS * DAY) })),
  },
];
