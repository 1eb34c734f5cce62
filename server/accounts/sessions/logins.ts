import type * as contract from '#contract/accounts.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { cancelErasure } from '../departures/departures.ts';
import { getMemory } from '../memory.ts';
import { presentUserAfter } from '../own-user.ts';
import { LOGIN_DELAYS, ownAge, PARENT_AGE } from '../policy.ts';
import { countAttempt } from './attempts.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { deleteAttempts, findLogin } from './login-queries.ts';
import { startSession, type Visit } from './sessions.ts';

type Login = Row<typeof findLogin>;

/**
 * Signs in. A wrong name and a wrong password get the same response in the same time. Failures only delay this name in this network, and
 * not in a browser that has signed in with this name before, so nobody can lock a child out. Staff get a session that only allows the
 * second step, and an answer that says so.
 */
export async function logIn(
  context: Context,
  given: Body<typeof contract.logIn>,
  visit: Visit,
): Promise<Returns<typeof contract.logIn>> {
  const { username, password, rememberMe: remembered = false } = given;
  const now = context.clock.now();
  const key = attemptKey(context, username, visit.client);
  const login = await findLoginInTime(context, username, key);
  const isRight = await getMemory(context).hasher.verify(password, login?.passwordHash);
  if (!login || !isRight) throw new Problem('wrong_login');
  refuseClosed(login, now);
  const { id: accountId, passwordHash, role, state, hasSecondStep } = login;
  const user = await context.db.transaction(async (tx) => {
    if (state === 'leaving' && !(await cancelErasure(context, tx, accountId))) throw new Problem('removed');
    tx.write(deleteAttempts, { key });
    const owes = hasSecondStep ? 'code' : 'enrolment';
    startSession(context, tx, visit, { accountId, passwordHash, remembered, ...(role !== 'child' && { owes }) });
    tx.afterCommit(() => rememberDevice(context, visit.client, username));
    return presentUserAfter(tx, accountId, now);
  });
  if (role !== 'child') throw new Problem('second_step_required');
  return user;
}

/** From 13 on, a child cancels their departure by signing in. For a younger one, only a grown-up can. */
function refuseClosed({ state, timeZone, birthDate, mayComeBack, isEndedByParent }: Login, now: Date): void {
  if (state === 'active') return;
  if (state === 'paused') throw new Problem('paused');
  if (state === 'leaving' && isEndedByParent)
    throw new Problem('removed', {
      message: 'Your grown-up is closing this account. Talk with them. They can still keep it.',
    });
  if (state !== 'leaving' || !mayComeBack) throw new Problem('removed');
  if (birthDate !== null && ownAge(birthDate, timeZone, now) < PARENT_AGE)
    throw new Problem('removed', {
      message: 'This account will be deleted. Your grown-up can still keep it with the link in their e-mail.',
    });
}

/** The specification gives this address to the log-in; the page itself is elsewhere. */
export function redirectToLogin(client: Client): undefined {
  client.redirect('/auth');
}

function attemptKey(context: Context, username: string, client: Client): Buffer {
  const { secret } = getMemory(context);
  const device = knownDevice(context, client, username);
  return device ? secret.hash('login on a device', username, device) : secret.hash('login', username, client.address);
}

async function findLoginInTime({ db, clock }: Context, username: string, key: Buffer): Promise<Login | undefined> {
  const { refusal, login } = await db.transaction((tx) => {
    const counted = countAttempt(tx, { key, delays: LOGIN_DELAYS }, clock.now());
    const found = tx.readAtCommit(() => findLogin(tx, { username }));
    return tx.afterCommit(() => ({ refusal: counted.answer(), login: found.result }));
  });
  if (refusal) throw refusal;
  return login;
}
