import type { acceptStaffInvite } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { hashToken, newId, newToken } from '../platform/tokens.ts';
import { insertAccount } from './account-queries.ts';
import { isDuplicate } from './duplicate.ts';
import { memoryOf } from './memory.ts';
import { passwordFlaw } from './password-policy.ts';
import { ENROLMENT_TIME } from './policy.ts';
import { startSession, type Visit } from './sessions.ts';
import { listTakenUsernames } from './sign-up-queries.ts';
import { insertInvite, takeInvite } from './staff-queries.ts';
import { TAKEN } from './usernames.ts';

const LIFETIME = DAY;

export interface Invite {
  readonly email: string;
  readonly role: 'moderator' | 'admin';
  /** The admin who invites; left out, it is the operator at the server. */
  readonly invitedBy?: string;
}

/** Keeps an invitation and returns the token for its link: it works once, for a day. */
export async function inviteStaff(db: Queryable, { email, role, invitedBy }: Invite, now: Date): Promise<string> {
  const token = newToken();
  const ends = { now, expiresAt: later(now, LIFETIME) };
  await insertInvite(db, {
    id: newId(),
    tokenHash: hashToken(token),
    email,
    role,
    invitedBy: invitedBy ?? null,
    ...ends,
  });
  return token;
}

/** Makes the account; its session waits for the second step to be set up. */
export async function acceptInvite(
  context: Context,
  { token, username, password }: Body<typeof acceptStaffInvite>,
  visit: Visit,
): Promise<undefined> {
  const flaw = passwordFlaw(password, username);
  if (flaw) throw fieldProblem('password', flaw);
  const passwordHash = await memoryOf(context).hasher.hash(password);
  try {
    await makeStaff(context, { token, username, passwordHash }, visit);
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key')) throw usernameTaken();
    if (isDuplicate(error)) throw new Problem('invalid', { message: 'This e-mail address has an account already.' });
    throw error;
  }
}

type Acceptance = { readonly token: string; readonly username: string; readonly passwordHash: string };

function makeStaff(context: Context, { token, username, passwordHash }: Acceptance, visit: Visit): Promise<void> {
  const now = context.clock.now();
  const id = newId();
  return context.db.transaction(async (tx) => {
    const [invite, taken] = await Promise.all([
      takeInvite(tx, { tokenHash: hashToken(token), now }),
      listTakenUsernames(tx, { usernames: [username], now }),
    ]);
    if (!invite) throw new Problem('gone');
    if (taken.length > 0) throw usernameTaken();
    const { role, email } = invite;
    const made = insertAccount(tx, { id, role, username, email, passwordHash, timeZone: 'UTC', language: 'en', now });
    const beginning = { accountId: id, passwordHash, remembered: false, waits: ENROLMENT_TIME };
    await tx.commit([made, startSession(context, tx, visit, beginning)]);
  });
}

function usernameTaken(): Problem {
  return new Problem('username_taken', { fields: { username: TAKEN } });
}
