import { instant, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, one, run } from '../../platform/db/statement.ts';

export const findOwnPassword = one(
  { accountId: uuid },
  { username: text, passwordHash: text },
  'select username, password_hash as "passwordHash" from accounts where id = $accountId',
);

/** Waits for running log-ins to the account, so that the next statements find their sessions. */
export const lockAccount = run({ accountId: uuid }, 'select from accounts where id = $accountId for update');

/** Undefined if the password is no longer the one that was checked. Links for a new password stop working. */
export const setPassword = maybeOne(
  { accountId: uuid, passwordHash: text, checkedHash: text, now: instant },
  { id: uuid },
  `with changed as (
     update accounts set password_hash = $passwordHash, updated_at = $now
     where id = $accountId and password_hash = $checkedHash and state = 'active' returning id
   ), links as (
     delete from password_resets where account_id in (select id from changed)
   )
   select id from changed`,
);
