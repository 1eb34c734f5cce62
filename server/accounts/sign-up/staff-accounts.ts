import type { Context } from '../../platform/context.ts';
import { isDuplicate } from '../../platform/db/duplicate.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { insertAccount } from '../account-queries.ts';
import { TAKEN } from '../names/usernames.ts';
import { startSession, type Visit } from '../sessions/sessions.ts';
import { listTakenUsernames } from './sign-up-queries.ts';

interface Credentials {
  readonly username: string;
  readonly passwordHash: string;
}

/** Uses an invitation up and says what it is for, or throws a refusal. */
type TakeInvitation = (
  tx: Transaction,
  now: Date,
) => Promise<{ readonly role: 'moderator' | 'admin'; readonly email: string }>;

/** Creates an account of the invitation's role, in the transaction that uses the invitation up. */
export async function createStaffAccount(
  context: Context,
  { username, passwordHash }: Credentials,
  visit: Visit,
  takeInvitation: TakeInvitation,
): Promise<void> {
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

function usernameTaken(): Problem {
  return new Problem('username_taken', { fields: { username: TAKEN } });
}
