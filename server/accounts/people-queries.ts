import { day, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

/** The longer rest holds; nothing ends it. */
/** Before a child is erased: whatever is being written about them now is waited for, what comes later finds nobody. */
export const lockForErasure = run(
  { id: uuid },
  `select from accounts a join children c on c.account_id = a.id where a.id = $id for update of a, c`,
);

export const setPause = run(
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

/** Not who was removed by a decision of staff about something else; whoever is leaving goes on to do so. */
export const setRestored = run(
  { id: uuid, now: instant },
  `with otherwise as (
     select from cases where author_id = $id and kind <> 'removal' and decision = 'remove_account' and state = 'decided'
   ), leaving as (
     update departures set state_before = 'active'
     where account_id = $id and state_before = 'removed' and not exists (select from otherwise)
   )
   update accounts a set updated_at = $now,
     state = case when exists (select from departures d where d.account_id = a.id) then 'leaving' else 'active' end
   where id = $id and role = 'child' and state = 'removed' and not exists (select from otherwise)`,
);

/** Stays until the transaction ends: nobody is erased whom something is being written about. */
export const findPerson = maybeOne(
  { id: uuid },
  { username: text, joinedAt: instant, suspendedUntil: nullable(instant) },
  `select username, created_at as "joinedAt", paused_until as "suspendedUntil" from accounts where id = $id for key share`,
);

export const findTimeZone = maybeOne(
  { caseId: uuid },
  { timeZone: text },
  `select a.time_zone as "timeZone" from cases c join accounts a on a.id = c.author_id where c.id = $caseId
   for key share of a`,
);

/**
 * Who could have been the second of two, by accounts `a`: not who came within the last day, but who was removed within it, so
 * that nobody gets to be alone by a moment's act.
 */
export const isSecond = `created_at <= $settledBefore and (state = 'active' or ended_at > $settledBefore)`;

export const countStaff = one(
  { settledBefore: instant },
  { count: int8 },
  `select count(*) as count from accounts where role <> 'child' and ${isSecond}`,
);

export const listStaffAddresses = many(
  {},
  { accountId: uuid, email: text },
  `select id as "accountId", coalesce(email, '') as email from accounts
   where role in ('moderator', 'admin') and state = 'active' and email is not null order by username`,
);

/** What a child is called here. */
export const findNames = maybeOne(
  { id: uuid },
  { username: text, displayName: text, bio: text, birthDate: day, timeZone: text },
  `select a.username, c.display_name as "displayName", c.bio, c.birth_date as "birthDate", a.time_zone as "timeZone"
   from accounts a join children c on c.account_id = a.id where a.id = $id and a.state = 'active'`,
);

/** A neutral name; where the old one stood on the screen too, that goes with it. */
export const replaceUsername = run(
  { id: uuid, username: text, now: instant },
  `with renamed as (
     update accounts a set username = $username, updated_at = $now from children c
     where a.id = $id and c.account_id = a.id returning a.id
   )
   update children set display_name = $username where account_id in (select id from renamed)`,
);
