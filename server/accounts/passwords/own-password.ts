import type * as contract from '#contract/accounts/own-password.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { isMissingValue } from '../../platform/db/duplicate.ts';
import type { Row } from '../../platform/db/statement.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { passwordReset } from '../events.ts';
import { getMemory } from '../memory.ts';
import { LOGIN_DELAYS } from '../policy.ts';
import { announceEnd } from '../sessions/announce-end.ts';
import { countAttempt } from '../sessions/attempts.ts';
import { deleteAttempts } from '../sessions/login-queries.ts';
import { deleteOtherSessions } from '../sessions/session-queries.ts';
import { hashNewPassword } from './new-passwords.ts';
import * as queries from './own-password-queries.ts';

/**
 * Changes the password of a member of staff who is signed in and types the current one: whoever finds an open browser cannot. All
 * other devices are signed out, links for a new password stop working, and the owner gets a mail.
 */
export async function changePassword(
  context: Context,
  { accountId, sessionId }: StaffActor,
  { currentPassword, password }: Body<typeof contract.changePassword>,
): Promise<undefined> {
  const { clock, events } = context;
  const key = getMemory(context).secret.hash('change of password', accountId);
  const own = await findOwnInTime(context, accountId, key);
  if (!(await getMemory(context).hasher.verify(currentPassword, own.passwordHash))) throw wrongPassword();
  if (password === currentPassword)
    throw fieldProblem('password', 'That is your current password. Please choose a new one.');
  const passwordHash = await hashNewPassword(context, password, own.username);
  const changing = context.db.transaction((tx) => {
    const now = clock.now();
    tx.write(queries.lockAccount, { accountId });
    tx.write(queries.setPassword, { accountId, passwordHash, checkedHash: own.passwordHash, now });
    const others = tx.write(deleteOtherSessions, { keptId: sessionId, accountId });
    tx.write(deleteAttempts, { key });
    events.emit(tx, passwordReset, accountId, {});
    audit(context, tx, { actor: accountId, act: 'staff.password', subject: accountId, at: now });
    return tx.afterCommit(() => others.result);
  });
  const ended = await changing.catch((error: unknown) => {
    throw isMissingValue(error) ? wrongPassword() : error;
  });
  for (const { id } of ended) announceEnd(context, { accountId, sessionId: id });
}

/** Wrong passwords delay the account from everywhere: only somebody who is signed in can type them. */
async function findOwnInTime(
  { db, clock }: Context,
  accountId: string,
  key: Buffer,
): Promise<Row<typeof queries.findOwnPassword>> {
  const { refusal, own } = await db.transaction((tx) => {
    const counted = countAttempt(tx, { key, delays: LOGIN_DELAYS }, clock.now());
    const found = tx.readAtCommit(() => queries.findOwnPassword(tx, { accountId }));
    return tx.afterCommit(() => ({ refusal: counted.answer(), own: found.result }));
  });
  if (refusal) throw refusal;
  return own;
}

function wrongPassword() {
  return fieldProblem('currentPassword', "That isn't your current password.");
}
