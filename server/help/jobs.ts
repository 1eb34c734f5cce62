import type { Job } from '../platform/jobs/jobs.ts';
import { deleteExpiredAlarms } from './visitor-alarms.ts';

export const jobs: readonly Job[] = [
  {
    name: 'help.forget-alarms',
    every: '*/10 * * * *',
    summary: 'Deletes the IP address of visitors who wrote about danger, after an hour',
    run: deleteExpiredAlarms,
  },
];
