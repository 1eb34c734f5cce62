import { timingSafeEqual } from 'node:crypto';
import type { User } from '#contract/accounts.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { insertAccount, insertChild, insertGuardian } from './account-queries.ts';
import { isDuplicate } from './duplicate.ts';
import { accountCreated } from './events.ts';
import { rememberDevice } from './known-devices.ts';
import { memoryOf } from './memory.ts';
import { nicknameFor } from './nicknames.ts';
import { ownScopes } from './policy.ts';
import { startSession, type Visit } from './sessions.ts';
import { forgetSignUp, type SignUp, takeTry } from './sign-up-queries.ts';
import { findUser } from './user-queries.ts';
import { presentUser } from './users.ts';

const forParent = { consent: 'pending', scopes: [] } as const;
const forOneself = { consent: 'not_needed', scopes: ownScopes } as const;

type Given = { readonly signupId: string; readonly code: string };

/** Turns a sign-up into a signed-in account, once. Nothing of it can be changed between the form and this. */
export async function verifyEmail(context: Context, { signupId, code }: Given, visit: Visit): Promise<User> {
  try {
    const made = await context.db.transaction(async (tx) => {
      const signUp = await takeTry(tx, { id: signupId, now: context.clock.now() });
      if (!signUp) throw new Problem('gone');
      if (isCode(context, signupId, code, signUp)) return makeAccount(context, tx, { signupId, code, signUp, visit });
      if (signUp.triesLeft === 0) await forgetSignUp(tx, { id: signupId });
      return undefined;
    });
    if (made) return made;
  } catch (error) {
    // Name or address went to somebody else while the code was on its way.
    if (isDuplicate(error)) throw new Problem('gone');
    throw error;
  }
  throw new Problem('wrong_code');
}

export function hashCode(context: Context, signupId: string, code: string): Buffer {
  return memoryOf(context).secret.hash('verification code', signupId, code);
}

function isCode(context: Context, signupId: string, code: string, { codeHash }: SignUp): boolean {
  const given = hashCode(context, signupId, code);
  return codeHash?.length === given.length && timingSafeEqual(codeHash, given);
}

type Arrival = Given & { readonly signUp: SignUp; readonly visit: Visit };

async function makeAccount(context: Context, tx: Transaction, { signupId, signUp, visit }: Arrival): Promise<User> {
  const now = context.clock.now();
  const id = newId();
  const { username, passwordHash, firstName, lastName, birthDate, email, toParent, parentName } = signUp;
  const { timeZone, language } = signUp;
  const displayName = signUp.nickname ?? nicknameFor(signUp);
  const consent = toParent ? forParent : forOneself;
  const owner = { username, email: toParent ? null : email, passwordHash, timeZone, language };
  const made = [
    forgetSignUp(tx, { id: signupId }),
    insertAccount(tx, { id, role: 'child', ...owner, now }),
    insertChild(tx, { id, firstName, lastName, displayName, birthDate, ...consent }),
    ...(toParent ? [insertGuardian(tx, { parentId: newId(), email, name: parentName ?? '', childId: id, now })] : []),
    startSession(context, tx, visit, { accountId: id, passwordHash, remembered: false }),
    context.events.emit(tx, accountCreated, id, {}),
  ];
  const user = findUser(tx, { id });
  tx.afterCommit(() => rememberDevice(context, visit.client, username));
  await tx.commit([...made, user]);
  return presentUser(await user, now);
}
