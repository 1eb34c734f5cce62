import type { Dashboard } from '#contract/admin.ts';
import { readChildStats } from '../accounts/index.ts';
import { countOpenMessages } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { countOwed } from '../platform/events.ts';
import { countWaitingPosts } from '../posts/index.ts';
import { countCases } from '../safety/index.ts';

/** All stats in one or two round trips; the jobs keep theirs in tables of their own. */
export async function readDashboard({ db, clock, jobs, unexpectedProxy }: Context): Promise<Dashboard> {
  const now = clock.now();
  const [asked, failedJobs] = await Promise.all([
    db.together((connection) =>
      Promise.all([
        readChildStats(connection, now),
        countCases(connection, {}),
        countWaitingPosts(connection, {}),
        countOpenMessages(connection, {}),
        countOwed(connection, now),
      ]),
    ),
    jobs.countFailed(),
  ]);
  const [{ stats, countedAt }, cases, { waitingPosts }, { openMessages }, { owed, lost }] = asked;
  return {
    ...stats,
    countedAt: countedAt.toISOString(),
    openCases: cases.open,
    urgentCases: cases.urgent,
    waitingPosts,
    openMessages,
    owedMails: owed,
    lostMails: lost,
    failedJobs,
    needsTrustProxy: unexpectedProxy.isSeen,
  };
}
