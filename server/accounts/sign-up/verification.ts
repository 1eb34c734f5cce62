import { timingSafeEqual } from 'node:crypto';
import type * as contract from '#contract/accounts.ts';
import type { User } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { isDuplicate } from '../../platform/db/duplicate.ts';
import type { AfterCommit, Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { insertAccount, insertChild, insertGuardian } from '../account-queries.ts';
import { accountCreated } from '../events.ts';
import { getMemory } from '../memory.ts';
import { nicknameFor } from '../names/nicknames.ts';
import { presentUserAfter } from '../own-user.ts';
import { ownScopes } from '../policy.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { startSession, type Visit } from '../sessions/sessions.ts';
import { consumeTry, deleteSignUp, type SignUp } from './sign-up-queries.ts';

const waitingForParent = { consent: 'pending', scopes: [] } as const;
const withoutParent = { consent: 'not_needed', scopes: ownScopes } as const;

/** Turns a sign-up into a signed-in account, once. The request cannot change anything that the form said. */
export async function verifyEmail(
  context: Context,
  { signupId: id, code }: Body<typeof contract.verifyEmail>,
  visit: Visit,
): Promise<User> {
  try {
    const user = await context.db.transaction(async (tx) => {
      const signUp = await consumeTry(tx, { id, now: context.clock.now() });
      if (!signUp) throw new Problem('gone');
      if (isCode(context, id, code, signUp)) return createAccount(context, tx, { id, ...signUp }, visit);
      if (signUp.triesLeft === 0) tx.write(deleteSignUp, { id });
      return undefined;
    });
    if (user) return user;
  } catch (error) {
    // Someone else took the name or the address in the meantime.
    if (isDuplicate(error)) throw new Problem('gone');
    throw error;
  }
  throw new Problem('wrong_code');
}

export function hashCode(context: Context, signupId: string, code: string): Buffer {
  return getMemory(context).secret.hash('verification code', signupId, code);
}

function isCode(context: Context, signupId: string, code: string, { codeHash }: SignUp): boolean {
  const given = hashCode(context, signupId, code);
  return codeHash?.length === given.length && timingSafeEqual(codeHash, given);
}

function createAccount(
  context: Context,
  tx: Transaction,
  signUp: SignUp & { readonly id: string },
  visit: Visit,
): AfterCommit<User> {
  const now = context.clock.now();
  const id = newId();
  const { username, passwordHash, firstName, lastName, birthDate, email, toParent, parentName } = signUp;
  const { timeZone, language } = signUp;
  const displayName = signUp.nickname ?? nicknameFor(signUp);
  const owner = { username, email: toParent ? null : email, passwordHash, timeZone, language };
  tx.write(deleteSignUp, { id: signUp.id });
  tx.write(insertAccount, { id, role: 'child', ...owner, now });
  const consent = toParent ? waitingForParent : withoutParent;
  tx.write(insertChild, { id, firstName, lastName, displayName, birthDate, ...consent });
  if (toParent) tx.write(insertGuardian, { parentId: newId(), email, name: parentName ?? '', childId: id, now });
  startSession(context, tx, visit, { accountId: id, passwordHash, remembered: false });
  context.events.emit(tx, accountCreated, id, {});
  tx.afterCommit(() => rememberDevice(context, visit.client, username));
  return presentUserAfter(tx, id, now);
}
