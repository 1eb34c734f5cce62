import { bool, type Column, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';

const staffRole = text as Column<'moderator' | 'admin'>;

/** Before a child is erased: waits for running writes about them. Later ones find no account. */
export const lockForErasure = run(
  { id: uuid },
  `select from accounts a join children c on c.account_id = a.id where a.id = $id for update of a, c`,
);

export const lockAccount = run({ id: uuid }, 'select from accounts where id = $id for no key update');

/** If a suspension is already running, the longer one applies. */
export const setSuspension = run(
  { id: uuid, until: nullable(instant), now: instant },
  `update accounts set updated_at = $now,
     paused_until = case when $until::timestamptz is null then null else greatest(paused_until, $until) end
   where id = $id and role = 'child'`,
);

export const setRemoved = run(
  { id: uuid, now: instant },
  `with removed as (
     update accounts set state = 'removed', updated_at = $now where id = $id and role = 'child' returning id
   )
   delete from sessions where account_id in (select id from removed)`,
);

/** Leaves out children whom staff removed for another reason as well. A departure that had begun continues. */
export const setRestored = run(
  { id: uuid, now: instant },
  `with leaving as (
     update departures set state_before = 'active'
     where account_id = $id and state_before = 'removed' and not ${caseConditions.hasLostAccount('$id')}
   )
   update accounts a set updated_at = $now,
     state = case when exists (select from departures d where d.account_id = a.id) then 'leaving' else 'active' end
   where id = $id and role = 'child' and state = 'removed' and not ${caseConditions.hasLostAccount('$id')}`,
);

/** Locked until the transaction ends, so that a child is not erased while something is written about them. */
export const findPerson = maybeOne(
  { id: uuid },
  { username: text, joinedAt: instant, suspendedUntil: nullable(instant) },
  `select username, created_at as "joinedAt", paused_until as "suspendedUntil" from accounts where id = $id for key share`,
);

export const findTimeZone = maybeOne(
  { caseId: uuid },
  { timeZone: text },
  `select time_zone as "timeZone" from accounts where id = ${caseConditions.authorOf('$caseId')} for key share`,
);

/**
 * Members of staff who count as a possible second: not those who joined within the last day, but also those who were removed within it,
 * so that nobody becomes the only one by removing the other.
 */
export const isSecond = `created_at <= $settledBefore and (state = 'active' or ended_at > $settledBefore)`;

export const countStaff = one(
  { settledBefore: instant },
  { count: int8 },
  `select count(*) as count from accounts where role <> 'child' and ${isSecond}`,
);

export const listStaff = many(
  {},
  { accountId: uuid, username: text, role: staffRole, isActive: bool },
  `select id as "accountId", username, role, state = 'active' as "isActive" from accounts
   where role in ('moderator', 'admin') order by username`,
);

export const listStaffAddresses = many(
  {},
  { accountId: uuid, email: text },
  `select id as "accountId", coalesce(email, '') as email from accounts
   where role in ('moderator', 'admin') and state = 'active' and email is not null order by username`,
);
