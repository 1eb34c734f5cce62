import type { Job } from '../platform/jobs/jobs.ts';
import { topUpRiddles } from './desk/generate-riddles.ts';

export const jobs: readonly Job[] = [
  {
    name: 'cards.top-up-riddles',
    every: '25 * * * *',
    summary: 'Makes 25 riddles when there are fewer than 200',
    run: topUpRiddles,
  },
];
