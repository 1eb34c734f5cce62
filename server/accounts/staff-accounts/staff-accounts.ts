import type { StaffRole } from '#contract/staff.ts';
import type { Context } from '../../platform/context.ts';
import { isDuplicate } from '../../platform/db/duplicate.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { insertAccount } from '../account-queries.ts';
import { TAKEN } from '../names/usernames.ts';
import { hashNewPassword } from '../passwords/new-passwords.ts';
import { deleteAccountSessions } from '../sessions/session-queries.ts';
import { startSession, type Visit } from '../sessions/sessions.ts';
import { listTakenUsernames } from '../sign-up/sign-up-queries.ts';
import * as queries from './staff-account-queries.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Uses up an invitation and returns its role and address, or throws a refusal. */
type TakeInvitation = (
  tx: Transaction,
  now: Date,
) => Promise<{ readonly role: 'moderator' | 'admin'; readonly email: string }>;

/** Creates an account with the invitation's role, in the transaction that uses up the invitation. */
export async function createStaffAccount(
  context: Context,
  { username, password }: Credentials,
  visit: Visit,
  takeInvitation: TakeInvitation,
): Promise<void> {
  const passwordHash = await hashNewPassword(context, password, username);
  const now = context.clock.now();
  const id = newId();
  try {
    await context.db.transaction(async (tx) => {
      const [invitation, taken] = await Promise.all([
        takeInvitation(tx, now),
        listTakenUsernames(tx, { usernames: [username], now }),
      ]);
      if (taken.length > 0) throw usernameTaken();
      tx.write(insertAccount, { id, username, passwordHash, timeZone: 'UTC', language: 'en', now, ...invitation });
      startSession(context, tx, visit, { accountId: id, passwordHash, remembered: false, owes: 'enrolment' });
    });
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key')) throw usernameTaken();
    if (isDuplicate(error)) throw new Problem('invalid', { message: 'This e-mail address already has an account.' });
    throw error;
  }
}

export interface Member {
  readonly id: string;
  readonly role: StaffRole;
}

/** Locks all admins and the member who is about to change. */
export function lockMembers(tx: Transaction, id: string): Promise<readonly Member[]> {
  return queries.lockMembers(tx, { id });
}

/** Returns the id. */
export async function lockMemberByName(tx: Transaction, username: string): Promise<string | undefined> {
  return (await queries.lockMemberByName(tx, { username }))?.id;
}

/** Deletes the sessions too, as they remember the role. */
export function setRole(tx: Transaction, { id, role, now }: Member & { readonly now: Date }): void {
  tx.write(queries.setRole, { id, role, now });
  endSessions(tx, id);
}

/** The username stays beside their decisions. Everything they signed in with is deleted, and the address can be invited again. */
export function endMembership(tx: Transaction, { id, now }: { readonly id: string; readonly now: Date }): void {
  tx.write(queries.endMembership, { id, now });
  endSessions(tx, id);
}

export function endSessions(tx: Transaction, accountId: string): void {
  tx.write(deleteAccountSessions, { accountId });
}

function usernameTaken(): Problem {
  return new Problem('username_taken', { fields: { username: TAKEN } });
}
