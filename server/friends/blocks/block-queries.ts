import { bool, day, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../../platform/db/statement.ts';
import { caseConditions } from '../../safety/index.ts';
import { childRow } from '../child-columns.ts';
import { areFriends, visibility } from '../visibility.ts';
import { pairKey } from './pair-lock.ts';

/** Changes between two children happen one after the other. */
export const lockPair = run(
  { oneId: uuid, otherId: uuid },
  `select where pg_advisory_xact_lock(${pairKey('$oneId::uuid', '$otherId::uuid')}) is not null`,
);

const hadContact = (one: string, other: string) => `exists (
  select from contacts t where t.one_id = least(${one}, ${other}) and t.other_id = greatest(${one}, ${other}))`;

/** When one child blocked another with whom they had contact for the first time. A lifted block counts too. */
const firstBlock = (one: string, other: string) => `(
  select case when t.one_id = ${one} then t.one_blocked_at else t.other_blocked_at end
  from contacts t where t.one_id = least(${one}, ${other}) and t.other_id = greatest(${one}, ${other}))`;

const lastDecided = `coalesce(${caseConditions.lastDecidedAt('removal', 'p.id')}, '-infinity')`;

/**
 * `wasDecided`: staff have decided since this child blocked the other for the first time. `others`: how many other children's
 * blocks count. Their accounts are not new, they had contact with the blocked child, and they blocked for the first time after
 * the last decision of staff: otherwise the same children could block anew and remove a child again, as often as they like.
 */
export const findBlockFacts = maybeOne(
  { actorId: uuid, otherId: uuid, trustedBefore: instant },
  {
    isVisible: bool,
    birthDate: day,
    username: text,
    displayName: text,
    areBuddies: bool,
    hadContact: bool,
    hasAsked: bool,
    isBlocked: bool,
    isBlockedByThem: bool,
    isTrusted: bool,
    wasDecided: bool,
    others: int8,
  },
  `select ${visibility.isVisibleOrSuspended('p')} as "isVisible", p.birth_date as "birthDate", p.username, p.display_name as "displayName",
     ${areFriends('$actorId', 'p.id')} as "areBuddies",
     ${hadContact('$actorId::uuid', 'p.id')} as "hadContact",
     exists (select from friend_requests where sender_id = p.id and receiver_id = $actorId) as "hasAsked",
     exists (select from blocked_users where blocker_id = $actorId and blocked_id = p.id) as "isBlocked",
     exists (select from blocked_users where blocker_id = p.id and blocked_id = $actorId) as "isBlockedByThem",
     exists (select from named_accounts where id = $actorId and created_at <= $trustedBefore) as "isTrusted",
     coalesce(${firstBlock('$actorId::uuid', 'p.id')} <= ${lastDecided}, false) as "wasDecided",
     (select count(*) from blocked_users b join people a on a.id = b.blocker_id
      where b.blocked_id = p.id and b.blocker_id <> $actorId and a.state = 'active' and a.created_at <= $trustedBefore
        and ${hadContact('b.blocker_id', 'p.id')}
        and coalesce(${firstBlock('b.blocker_id', 'p.id')}, b.at) > ${lastDecided}) as others
   from people p where p.id = $otherId`,
);

export const insertBlock = run(
  { blockerId: uuid, blockedId: uuid, byParent: bool, now: instant },
  `insert into blocked_users as b (blocker_id, blocked_id, at, by_parent) values ($blockerId, $blockedId, $now, $byParent)
   on conflict (blocker_id, blocked_id) do update set by_parent = true where excluded.by_parent and not b.by_parent`,
);

/** Keeps the time of the first block between two who had contact. Queued after the friendship is deleted. */
export const noteFirstBlock = run(
  { blockerId: uuid, blockedId: uuid, now: instant },
  `update contacts set
     one_blocked_at = case when one_id = $blockerId then coalesce(one_blocked_at, $now) else one_blocked_at end,
     other_blocked_at = case when other_id = $blockerId then coalesce(other_blocked_at, $now) else other_blocked_at end
   where one_id = least($blockerId::uuid, $blockedId::uuid) and other_id = greatest($blockerId::uuid, $blockedId::uuid)`,
);

/** A child cannot lift a block that a parent has set, nor a parent one that the child has set. */
export const deleteBlock = run(
  { blockerId: uuid, blockedId: uuid, byParent: bool },
  `delete from blocked_users
   where blocker_id = $blockerId and blocked_id = $blockedId and by_parent = $byParent`,
);

export const findBlock = maybeOne(
  { blockerId: uuid, blockedId: uuid },
  { byParent: bool },
  'select by_parent as "byParent" from blocked_users where blocker_id = $blockerId and blocked_id = $blockedId',
);

export const insertContact = run(
  { oneId: uuid, otherId: uuid, now: instant },
  `insert into contacts (one_id, other_id, since) values (least($oneId::uuid, $otherId::uuid), greatest($oneId::uuid, $otherId::uuid), $now)
   on conflict do nothing`,
);

/** Remembers that the two had contact. `ended` counts both directions. */
export const deleteFriendship = one(
  { oneId: uuid, otherId: uuid, now: instant },
  { ended: int8 },
  `with ended as (
     delete from friendships
     where (account_id = $oneId and buddy_id = $otherId) or (account_id = $otherId and buddy_id = $oneId)
     returning account_id, buddy_id
   ), remembered as (
     insert into contacts (one_id, other_id, since)
     select account_id, buddy_id, $now from ended where account_id < buddy_id on conflict do nothing
   )
   select count(*) as ended from ended`,
);

export const listBlocked = many(
  { readerId: uuid, now: instant },
  { ...childRow.columns, blockedAt: instant, byParent: bool },
  `select ${childRow.select('p')}, b.at as "blockedAt", b.by_parent as "byParent"
   from blocked_users b join people p on p.id = b.blocked_id
   where b.blocker_id = $readerId and ${visibility.isVisible('p')} order by b.at desc, b.blocked_id limit 500`,
);

/** For staff, newest first. */
export const listBlockersUnguarded = many(
  { id: uuid },
  { who: text, at: instant, joinedAt: instant, hadContact: bool },
  `select a.username as who, b.at, a.created_at as "joinedAt", ${hadContact('b.blocker_id', 'b.blocked_id')} as "hadContact"
   from blocked_users b join named_accounts a on a.id = b.blocker_id
   where b.blocked_id = $id order by b.at desc, b.blocker_id limit 5`,
);

export const findModeratedUnguarded = maybeOne(
  { id: uuid },
  { username: text, displayName: text, birthDate: day },
  'select username, display_name as "displayName", birth_date as "birthDate" from people where id = $id',
);

export const findState = maybeOne({ id: uuid }, { state: text }, 'select state from people where id = $id');

export const exportContacts = many(
  { accountId: uuid },
  { otherId: uuid, since: instant, firstBlockedAt: nullable(instant) },
  `select case when one_id = $accountId then other_id else one_id end as "otherId", since,
     case when one_id = $accountId then one_blocked_at else other_blocked_at end as "firstBlockedAt"
   from contacts where one_id = $accountId or other_id = $accountId order by 2, 1`,
);

export const deleteContacts = run(
  { accountId: uuid },
  'delete from contacts where one_id = $accountId or other_id = $accountId',
);
