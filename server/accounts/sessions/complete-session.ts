import { bytea, instant, uuid } from '../../platform/db/columns.ts';
import type { ValuesOf } from '../../platform/db/statement.ts';
import type { Queued, Transaction } from '../../platform/db/transaction.ts';
import { postponeSecondStep } from './session-queries.ts';

/**
 * SQL for the statement that uses up a code, as `taken (account_id)`. It is one statement, so that a code is used up exactly
 * when a session becomes complete, and costs one wait.
 */

/** Comes first, as in the removal of a member, so that the two cannot deadlock. */
export const lockedMember = `member as (
     select id from accounts where id = $accountId and state = 'active' for no key update
   )`;

/** Comes last: the session becomes complete, gets a new token, and wrong codes no longer count. */
export const completeSession = `done as (
     update sessions s set token_hash = $tokenHash, second_step = 'done', last_used_at = $now, expires_at = $expiresAt
     from taken t where s.id = $sessionId and s.account_id = t.account_id and s.second_step <> 'done'
       and s.expires_at > $now
     returning s.remembered
   ), signed as (
     update accounts set signed_in_at = $now where id = (select id from member) and exists (select from done)
   ), calm as (
     delete from login_failures where key = $key and exists (select from done)
   )
   select remembered from done`;

export const completion = {
  accountId: uuid,
  sessionId: uuid,
  tokenHash: bytea,
  key: bytea,
  now: instant,
  expiresAt: instant,
} as const;

/** For a code that completes no session: wrong ones no longer count. */
export const forgiveAttempts = 'delete from login_failures where key = $key and exists (select from taken)';

/** Makes a session complete without the second step. The result is 0 where one is set up. */
export function completeWithoutCode(tx: Transaction, session: ValuesOf<typeof postponeSecondStep>): Queued<number> {
  return tx.write(postponeSecondStep, session);
}
