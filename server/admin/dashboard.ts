import type { Dashboard } from '#contract/admin.ts';
import { countChildrenNow } from '../accounts/index.ts';
import { countOpenMessages } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { countOwed } from '../platform/events.ts';
import { countWaitingPosts } from '../posts/index.ts';
import { countCases } from '../safety/index.ts';

/** All figures in one round trip; the jobs keep theirs in tables of their own. */
export async function readDashboard({ db, clock, jobs }: Context): Promise<Dashboard> {
  const now = clock.now();
  const [asked, failedJobs] = await Promise.all([
    db.together((connection) =>
      Promise.all([
        countChildrenNow(connection, now),
        countCases(connection, {}),
        countWaitingPosts(connection, {}),
        countOpenMessages(connection, {}),
        countOwed(connection, now),
      ]),
    ),
    jobs.countFailed(),
  ]);
  const [children, cases, { waitingPosts }, { openMessages }, { owed, lost }] = asked;
  return {
    ...children,
    openCases: cases.open,
    urgentCases: cases.urgent,
    waitingPosts,
    openMessages,
    owedMails: owed,
    lostMails: lost,
    failedJobs,
  };
}
