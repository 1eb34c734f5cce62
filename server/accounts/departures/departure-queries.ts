import { bool, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { isSecond } from '../people-queries.ts';

/**
 * Hides the account and ends its sessions. No row if a departure is already under way. But staff take over a departure that a parent or
 * the child asked for, a parent takes over the child's, and then its days start again.
 */
export const beginLeaving = maybeOne(
  { id: uuid, askedBy: nullable(uuid), askedByParent: nullable(uuid), now: instant, eraseAt: instant },
  { accountId: uuid },
  `with leaving as (
     insert into departures (account_id, state_before, asked_by, asked_by_parent, asked_at, erase_at)
     select id, state, $askedBy, $askedByParent, $now, $eraseAt from accounts where id = $id and role = 'child'
     on conflict (account_id) do update
       set asked_by = excluded.asked_by, asked_by_parent = excluded.asked_by_parent, asked_at = excluded.asked_at,
         erase_at = excluded.erase_at
       where departures.asked_by is null and departures.erasing_since is null and (excluded.asked_by is not null
         or (departures.asked_by_parent is null and excluded.asked_by_parent is not null))
     returning account_id
   ), hidden as (
     update accounts set state = 'leaving', updated_at = $now where id in (select account_id from leaving)
   ), ended as (
     delete from sessions where account_id in (select account_id from leaving)
   )
   select account_id as "accountId" from leaving`,
);

/** The person who asked for the departure cannot also confirm it. */
export const agreeToErase = run(
  { id: uuid, agreedBy: uuid, settledBefore: instant },
  `update departures set agreed_by = $agreedBy
   where account_id = $id and asked_by is not null and asked_by <> $agreedBy and agreed_by is null
     and exists (select from accounts a where a.id = $agreedBy and a.created_at <= $settledBefore)`,
);

/**
 * An account that was removed in the meantime stays removed. No effect once the erasure has begun, or if staff or another parent asked
 * for it. `parentId` is null for the child.
 */
export const cancelDeparture = run(
  { id: uuid, parentId: nullable(uuid), alsoOfStaff: bool, now: instant },
  `with back as (
     delete from departures
     where account_id = $id and erasing_since is null
       and ($alsoOfStaff or (asked_by is null and (asked_by_parent is null or asked_by_parent = $parentId::uuid)))
     returning account_id, state_before
   )
   update accounts a set state = case a.state when 'leaving' then back.state_before else a.state end, updated_at = $now
   from back where a.id = back.account_id`,
);

/** Locks the departure until the transaction ends. */
export const lockDeparture = run(
  { accountId: uuid },
  'select from departures where account_id = $accountId for update',
);

/** A departure that staff asked for needs a second admin. If there is only one, the waiting time is enough. */
const isDue = `d.erase_at <= $now and (d.asked_by is null or d.agreed_by is not null or (
  select count(*) from accounts where role = 'admin' and ${isSecond}) <= 1)`;

export const listDepartures = many(
  { now: instant, settledBefore: instant },
  { id: uuid },
  `select d.account_id as id from departures d where ${isDue} order by d.erase_at limit 500`,
);

/** No row if someone has undone the departure in the meantime. */
export const beginErasing = maybeOne(
  { id: uuid, now: instant, settledBefore: instant },
  { id: uuid },
  `update departures d set erasing_since = $now where d.account_id = $id and ${isDue} returning d.account_id as id`,
);

export const findDeparture = maybeOne(
  { accountId: uuid },
  {
    askedBy: nullable(uuid),
    askedByParent: nullable(uuid),
    agreedBy: nullable(uuid),
    askedAt: instant,
    eraseAt: instant,
    isFinal: bool,
    stateBefore: text,
  },
  `select asked_by as "askedBy", asked_by_parent as "askedByParent", agreed_by as "agreedBy", asked_at as "askedAt", erase_at as "eraseAt",
     erasing_since is not null as "isFinal", state_before as "stateBefore"
   from departures where account_id = $accountId`,
);

export const deleteDeparture = run({ accountId: uuid }, 'delete from departures where account_id = $accountId');
