import type { Job } from '../platform/jobs/jobs.ts';
import { refreshChildStats } from './child-stats.ts';

export const jobs: readonly Job[] = [
  {
    name: 'accounts.count-children',
    every: '*/5 * * * *',
    summary: 'Counts children and their days for the dashboard, where there are many',
    run: refreshChildStats,
  },
];
