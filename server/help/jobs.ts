import type { Job } from '../platform/jobs/jobs.ts';
import { deleteExpiredMessages } from './messages.ts';
import { deleteExpiredAlarms } from './visitor-alarms.ts';

export const jobs: readonly Job[] = [
  {
    name: 'help.forget-old-messages',
    every: '40 3 * * *',
    summary: 'Deletes contact messages after a year',
    run: deleteExpiredMessages,
  },
  {
    name: 'help.forget-alarms',
    every: '*/10 * * * *',
    summary: 'Deletes the IP address of visitors who wrote about danger, after an hour',
    run: deleteExpiredAlarms,
  },
];
