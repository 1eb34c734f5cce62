import type { Dashboard } from '#contract/admin.ts';
import { childrenForStaff } from '../accounts/index.ts';
import { countFailedParentMails, countOverdueRefunds } from '../family/index.ts';
import { countOpenMessages } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { countUnsettledEvents } from '../platform/events.ts';
import { countWaitingPosts } from '../posts/index.ts';
import { moderationStats } from '../safety/index.ts';
import { countSetupSteps } from './settings.ts';

/** All stats in one or two round trips; the jobs keep theirs in tables of their own. */
export async function readDashboard(context: Context): Promise<Dashboard> {
  const { db, clock, jobs, unexpectedProxy } = context;
  const now = clock.now();
  const [asked, failedJobs] = await Promise.all([
    db.withConnection((connection) =>
      Promise.all([
        childrenForStaff.readChildStats(connection, now),
        moderationStats.readModerationStats(context, connection),
        countWaitingPosts(connection),
        countOpenMessages(connection),
        countUnsettledEvents(connection, now),
        countFailedParentMails(connection),
        countOverdueRefunds(connection, now),
        countSetupSteps(connection),
      ]),
    ),
    jobs.countFailed(),
  ]);
  const [
    { stats, countedAt },
    moderation,
    waitingPosts,
    openMessages,
    { owed, lost },
    failedParentMails,
    overdueRefunds,
    setupStepsDone,
  ] = asked;
  return {
    ...stats,
    countedAt: countedAt.toISOString(),
    ...moderation,
    waitingPosts,
    openMessages,
    retriedMails: owed + failedParentMails,
    lostMails: lost,
    failedJobs,
    overdueRefunds,
    needsTrustProxy: unexpectedProxy.isSeen,
    setupStepsDone,
  };
}
