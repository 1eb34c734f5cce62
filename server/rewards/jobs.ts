import type { Job } from '../platform/jobs/jobs.ts';
import { reevaluateAll } from './achievements/sync.ts';
import { settleLeaderboards } from './leaderboards/weeks.ts';

export const jobs: readonly Job[] = [
  {
    name: 'rewards.judge-again',
    every: '*/10 * * * *',
    summary: 'Gives new achievements to children who have already done what they ask for',
    run: reevaluateAll,
  },
  {
    name: 'rewards.settle-leaderboards',
    every: '7 * * * *',
    summary: 'Settles the leaderboards of a week once it is over in every time zone',
    run: settleLeaderboards,
  },
];
