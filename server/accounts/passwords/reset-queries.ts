import type { ResetReader } from '#contract/accounts.ts';
import { bool, bytea, type Column, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';

const reader = text as Column<ResetReader>;

/** The accounts that a username or an address belongs to; both empty when it is unknown. */
export const findForgetful = one(
  { username: nullable(text), email: nullable(text) },
  { accountId: nullable(uuid), parentId: nullable(uuid) },
  `select
     (select id from accounts where username = $username or email = $email limit 1) as "accountId",
     (select id from parents where email = $email) as "parentId"`,
);

/** Accounts to make links for, each with every address that may have one: the own one, else those of the parents. */
export const listResetTargets = many(
  { accountId: nullable(uuid), parentId: nullable(uuid) },
  { accountId: uuid, username: text, address: nullable(text), reader },
  `with meant as (
     select $accountId::uuid as id union select child_id from guardianships where parent_id = $parentId
   )
   select a.id as "accountId", a.username, coalesce(a.email, p.email) as address,
     case when a.role <> 'child' then 'staff' when a.email is null then 'parent' else 'child' end as reader
   from meant join accounts a on a.id = meant.id
   left join guardianships g on g.child_id = a.id and a.email is null and not exists (
     select from guardianships e where e.child_id = g.child_id and e.created_at < g.created_at
   )
   left join parents p on p.id = g.parent_id
   where a.state in ('active', 'paused') and (a.id = $accountId or p.id = $parentId)
   order by a.username`,
);
export type ResetTarget = Row<typeof listResetTargets>;

export const insertReset = run(
  { tokenHash: bytea, accountId: uuid, now: instant, expiresAt: instant },
  `insert into password_resets (token_hash, account_id, created_at, expires_at)
   values ($tokenHash, $accountId, $now, $expiresAt)`,
);

/** Waits for running log-ins to the account, so that the next statement finds their sessions. */
export const lockResetAccount = run(
  { tokenHash: bytea },
  `select from accounts where id in (select account_id from password_resets where token_hash = $tokenHash)
   for update`,
);

/** Uses up a link and changes the password. Ends the account's other links and all its sessions. */
export const resetByToken = maybeOne(
  { tokenHash: bytea, passwordHash: text, now: instant },
  { accountId: uuid, username: text, isStaff: bool },
  `with used as (
     select account_id from password_resets where token_hash = $tokenHash and expires_at > $now for update
   ), links as (
     delete from password_resets where account_id in (select account_id from used)
   ), ended as (
     delete from sessions where account_id in (select account_id from used)
   )
   update accounts a set password_hash = $passwordHash, updated_at = $now from used
   where a.id = used.account_id and a.state in ('active', 'paused')
   returning a.id as "accountId", a.username, a.role <> 'child' as "isStaff"`,
);

export const deleteEndedResets = run(
  { now: instant, until: instant },
  `with ended as (delete from password_resets where expires_at <= $now)
   delete from password_resets where expires_at > $until`,
);
