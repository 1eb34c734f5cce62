import type { User } from '#contract/accounts.ts';
import type { Context } from '../../platform/context.ts';
import type { AfterCommit, Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import { insertAccount, insertChild, insertGuardian } from '../account-queries.ts';
import { accountCreated } from '../events.ts';
import { nicknameFor } from '../names/nicknames.ts';
import { presentUserAfter } from '../own-user.ts';
import { ownScopes } from '../policy.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { startSession, type Visit } from '../sessions/sessions.ts';
import { deleteSignUp, type SignUp } from './sign-up-queries.ts';

const waitingForParent = { consent: 'pending', scopes: [] } as const;
const withoutParent = { consent: 'not_needed', scopes: ownScopes } as const;

/** Turns a sign-up whose address is verified into an account that is signed in. */
export function createAccount(
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
