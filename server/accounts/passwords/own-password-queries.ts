import { instant, text, uuid } from '../../platform/db/columns.ts';
import { one, run } from '../../platform/db/statement.ts';

export const findOwnPassword = one(
  { accountId: uuid },
  { username: text, passwordHash: text },
  'select username, password_hash as "passwordHash" from accounts where id = $accountId',
);

/** Waits for running log-ins to the account, so that the next statements find their sessions. */
export const lockAccount = run({ accountId: uuid }, 'select from accounts where id = $accountId for update');

/**
 * Links for a new password stop working. Violates the constraint of the column, and so rolls everything back, if the password is no
 * longer the one that was checked: to ask first would cost a wait.
 */
export const setPassword = run(
  { accountId: uuid, passwordHash: text, checkedHash: text, now: instant },
  `with links as (delete from password_resets where account_id = $accountId)
   update accounts set password_hash = case when password_hash = $checkedHash then $passwordHash end, updated_at = $now
   where id = $accountId`,
);
