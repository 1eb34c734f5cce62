import { later } from '../platform/clock.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { judgeAgain } from './achievements/sync.ts';
import { settleLeaderboards } from './leaderboards/weeks.ts';
import { WAVES_KEPT } from './pond/own-pond.ts';
import { deleteWavesBefore } from './pond/pond-queries.ts';

export const jobs: readonly Job[] = [
  {
    name: 'rewards.judge-again',
    every: '*/10 * * * *',
    summary: 'Gives new achievements to children who have already done what they ask for',
    run: judgeAgain,
  },
  {
    name: 'rewards.old-waves',
    every: '50 3 * * *',
    summary: 'Deletes waves at ponds after 14 days',
    run: async ({ db, clock }) => void (await deleteWavesBefore(db, { before: later(clock.now(), -WAVES_KEPT) })),
  },
  {
    name: 'rewards.settle-leaderboards',
    every: '7 * * * *',
    summary: 'Settles the leaderboards of a week once it is over in every time zone',
    run: settleLeaderboards,
  },
];
