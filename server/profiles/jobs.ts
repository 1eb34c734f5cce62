import type { Job } from '../platform/jobs/jobs.ts';
import { refreshChildStats } from './child-stats.ts';

export const jobs: readonly Job[] = [
  {
    name: 'accounts.count-children',
    every: '*/5 * * * *',
    summary: 'Refreshes the statistics of the dashboard on instances with many children',
    run: refreshChildStats,
  },
];
