import type { logIn as logInCall, User } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import type { Client } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { countAttempt, findAttempts, findLogin, forgetAttempts } from './account-queries.ts';
import { comeBack } from './departures.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { memoryOf } from './memory.ts';
import { CODE_TIME, delayAfter, ENROLMENT_TIME, LOGIN_DELAYS, ownAge, PARENT_AGE } from './policy.ts';
import { startSession, type Visit } from './sessions.ts';
import { findUser } from './user-queries.ts';
import { presentUser } from './users.ts';

/** After this, earlier wrong passwords are forgotten. */
export const REST = HOUR;

/**
 * Signs in. A wrong name and a wrong password read the same and take the same time. Wrong ones delay this name from this
 * network only, and not on a browser that this name has signed in on before: nobody must be able to keep a child out. Staff
 * get a session that is good for the second step only, and read that it is required.
 */
export async function logIn(context: Context, given: Body<typeof logInCall>, visit: Visit): Promise<User> {
  const { username, password, rememberMe = false } = given;
  const { hasher } = memoryOf(context);
  const key = attemptsOf(context, username, visit.client);
  const account = await takeAttempt(context, username, key);
  const isRight = await hasher.verify(password, account?.passwordHash);
  if (!account || !isRight) throw new Problem('wrong_login');
  refuseClosed(account, context.clock.now());
  const isChild = account.role === 'child';
  const user = await context.db.transaction(async (tx) => {
    const isLeaving = account.state === 'leaving';
    if (isLeaving && !(await comeBack(context, tx, account.id))) throw new Problem('removed');
    const found = findUser(tx, { id: account.id });
    const { id: accountId, passwordHash } = account;
    const beginning = { accountId, passwordHash, remembered: rememberMe };
    const waits = isChild ? {} : { waits: account.hasSecondStep ? CODE_TIME : ENROLMENT_TIME };
    const session = startSession(context, tx, visit, { ...beginning, ...waits });
    tx.afterCommit(() => rememberDevice(context, visit.client, username));
    await tx.commit([forgetAttempts(tx, { key }), session, found]);
    return found;
  });
  if (!isChild) throw new Problem('second_step_required');
  return presentUser(user, context.clock.now());
}

/** From 13 on signing in takes one's leaving back; for younger ones that is for their grown-up. */
function refuseClosed({ state, timeZone, birthDate, mayComeBack }: Row<typeof findLogin>, now: Date): void {
  if (state === 'active') return;
  if (state === 'paused') throw new Problem('paused');
  const isYoung = birthDate !== null && ownAge(birthDate, timeZone, now) < PARENT_AGE;
  if (state !== 'leaving' || !mayComeBack) throw new Problem('removed');
  if (isYoung)
    throw new Problem('removed', {
      message: 'This account is going away. Your grown-up can still keep it, by the link in their e-mail.',
    });
}

/** The address that the specification gives to the log-in; the page itself is elsewhere. */
export async function showLogin(client: Client): Promise<undefined> {
  client.redirect('/auth');
}

/** Under what wrong passwords are counted. */
function attemptsOf(context: Context, username: string, client: Client): Buffer {
  const { secret } = memoryOf(context);
  const device = knownDevice(context, client, username);
  return device ? secret.hash('login on a device', username, device) : secret.hash('login', username, client.address);
}

async function takeAttempt(context: Context, username: string, key: Buffer) {
  const now = context.clock.now();
  const attempt = { key, now, restedSince: later(now, -REST), delays: LOGIN_DELAYS, ownAge, PARENT_AGE };
  const [earlier, counted, account] = await context.db.withConnection((db) =>
    Promise.all([findAttempts(db, { key }), countAttempt(db, attempt), findLogin(db, { username })]),
  );
  if (counted) return account;
  const free = later(earlier?.lastAt ?? now, delayAfter(earlier?.failures ?? 1) * 1000);
  throw new Problem('too_fast', {
    message: 'That was not right a few times. Take a little breath, and try again soon.',
    retryAfter: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)),
  });
}
