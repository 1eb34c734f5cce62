import { bool, day, instant, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { avatarRow } from '../../profiles/index.ts';
import { areFriends, isBlocked, visibility } from '../visibility.ts';

const otherChild = { id: uuid, username: text, ...avatarRow.columns };
const otherColumns = `p.id, p.username, ${avatarRow.select('p')}`;

export const listChildBuddies = many(
  { childId: uuid, parentId: uuid },
  { ...otherChild, since: instant, isTrusted: bool },
  `select ${otherColumns}, f.since, exists (
     select from trusted_families t where t.child_id = $childId and t.parent_id = $parentId and t.friend_id = p.id
   ) as "isTrusted"
   from friendships f join people p on p.id = f.buddy_id
   where f.account_id = $childId and ${visibility.isVisibleOrSuspended('p')} order by lower(p.username), p.id limit 1000`,
);

export const listBlockedByParents = many(
  { childId: uuid },
  { ...otherChild, blockedAt: instant },
  `select ${otherColumns}, b.at as "blockedAt"
   from blocked_users b join people p on p.id = b.blocked_id
   where b.blocker_id = $childId and b.by_parent and ${visibility.isVisibleOrSuspended('p')}
   order by b.at desc, p.id limit 500`,
);

/** `isKnown`: the two have had to do with each other, so a parent may have heard of the other one. */
export const findKnown = maybeOne(
  { childId: uuid, friendId: uuid },
  { username: text, birthDate: day, areBuddies: bool, isKnown: bool },
  `select p.username, p.birth_date as "birthDate", ${areFriends('$childId', 'p.id')} as "areBuddies",
     (${areFriends('$childId', 'p.id')} or ${isBlocked('$childId', 'p.id')} or exists (
       select from contacts t where t.one_id = least($childId, p.id) and t.other_id = greatest($childId, p.id)
     ) or exists (
       select from friend_requests r
       where (r.sender_id, r.receiver_id) in (($childId, p.id), (p.id, $childId)) and r.status = 'waiting'
     )) as "isKnown"
   from people p where p.id = $friendId and p.id <> $childId and ${visibility.isVisibleOrSuspended('p')}`,
);

export const insertTrusted = run(
  { childId: uuid, parentId: uuid, friendId: uuid, now: instant },
  `insert into trusted_families (child_id, parent_id, friend_id, since)
   values ($childId, $parentId, $friendId, $now) on conflict do nothing`,
);

export const deleteTrusted = run(
  { childId: uuid, parentId: uuid, friendId: uuid },
  'delete from trusted_families where child_id = $childId and parent_id = $parentId and friend_id = $friendId',
);
