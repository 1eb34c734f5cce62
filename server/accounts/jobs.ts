import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { deleteRestedAttempts } from './account-queries.ts';
import { refreshChildStats } from './child-stats.ts';
import { LIFETIME as RESET_LINK } from './forgotten-passwords.ts';
import { REST } from './logins.ts';
import { MAX_SIGN_UP } from './policy.ts';
import { deleteEndedResets } from './reset-queries.ts';
import { deleteEndedSessions } from './session-queries.ts';
import { idleSince, LIFETIME as SESSION } from './sessions.ts';
import { deleteEndedSignUps, deleteOldCodeMails } from './sign-up-queries.ts';
import { deleteEndedInvites } from './staff-queries.ts';

/** As long as a mail is tried again. */
export const CODE_MAILS_KEPT = DAY;

export const jobs: readonly Job[] = [
  {
    name: 'accounts.forget-what-ended',
    every: '*/10 * * * *',
    summary: 'Erases sign-ups, sessions, links and delays that have ended',
    run: forgetWhatEnded,
  },
  {
    name: 'accounts.count-children',
    every: '*/5 * * * *',
    summary: 'Counts children and their days for the dashboard, where there are many',
    run: refreshChildStats,
  },
];

async function forgetWhatEnded({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  // What ends later than it could was begun while the clock of the machine was ahead. By less than what it may last, it goes
  // on: else a machine that starts with yesterday's time would sign everybody out.
  const endBy = (lifetime: number) => later(now, 2 * lifetime);
  await deleteEndedSignUps(db, { now, until: endBy(MAX_SIGN_UP) });
  await deleteEndedSessions(db, { now, idleSince: idleSince(now), until: endBy(SESSION) });
  await deleteEndedResets(db, { now, until: endBy(RESET_LINK) });
  await deleteEndedInvites(db, { now });
  await deleteOldCodeMails(db, { before: later(now, -CODE_MAILS_KEPT), until: later(now, CODE_MAILS_KEPT) });
  await deleteRestedAttempts(db, { restedSince: later(now, -REST), restedUntil: later(now, REST) });
}
