import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { refreshChildStats } from './for-staff/child-stats.ts';
import { deleteOldCodeMails } from './mail-addresses/address-queries.ts';
import { LIFETIME as RESET_LINK } from './passwords/forgotten-passwords.ts';
import { deleteEndedResets } from './passwords/reset-queries.ts';
import { MAX_SIGN_UP } from './policy.ts';
import { ATTEMPTS_COUNT_FOR } from './sessions/attempts.ts';
import { idleSince, LIFETIME as SESSION } from './sessions/lifetimes.ts';
import { deleteOldAttempts } from './sessions/login-queries.ts';
import { deleteEndedSessions } from './sessions/session-queries.ts';
import { deleteEndedSignUps } from './sign-up/sign-up-queries.ts';

/** As long as a mail is tried again. */
export const CODE_MAILS_KEPT_FOR = DAY;

export const jobs: readonly Job[] = [
  {
    name: 'accounts.forget-what-ended',
    every: '*/10 * * * *',
    summary: 'Deletes sign-ups, sessions, reset links and login delays that have ended',
    run: deleteEnded,
  },
  {
    name: 'accounts.count-children',
    every: '*/5 * * * *',
    summary: 'Counts children and their days for the dashboard, where there are many',
    run: refreshChildStats,
  },
];

async function deleteEnded({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  // A session that ends later than possible was started while the machine's clock was ahead. Up to twice its lifetime it stays: otherwise
  // a machine that starts with yesterday's time would sign everybody out.
  const latestEnd = (lifetime: number) => later(now, 2 * lifetime);
  await deleteEndedSignUps(db, { now, until: latestEnd(MAX_SIGN_UP) });
  await deleteEndedSessions(db, { now, idleSince: idleSince(now), until: latestEnd(SESSION) });
  await deleteEndedResets(db, { now, until: latestEnd(RESET_LINK) });
  await deleteOldCodeMails(db, { before: later(now, -CODE_MAILS_KEPT_FOR), until: later(now, CODE_MAILS_KEPT_FOR) });
  const countedSince = later(now, -ATTEMPTS_COUNT_FOR);
  await deleteOldAttempts(db, { countedSince, countedUntil: later(now, ATTEMPTS_COUNT_FOR) });
}
