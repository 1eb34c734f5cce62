import type { Job } from '../platform/jobs/jobs.ts';
import { judgeAgain } from './achievements/sync.ts';

export const jobs: readonly Job[] = [
  {
    name: 'rewards.judge-again',
    every: '*/10 * * * *',
    summary: 'Gives new achievements to children who have already done what they ask for',
    run: judgeAgain,
  },
];
