import { bool, instant, text, uuid, uuids } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';
import { personRow } from '../safety/index.ts';
import { pairRow } from './pair-row.ts';
import { areFriends, isBlocked } from './visibility.ts';

export const findFacts = maybeOne(
  { actorId: uuid, otherId: uuid, now: instant },
  { ...personRow.columns, areBuddies: bool, isBlocked: bool },
  `select ${personRow.select('p')}, ${areFriends('$actorId', 'p.id')} as "areBuddies",
     ${isBlocked('$actorId', 'p.id')} as "isBlocked"
   from people p where p.id = $otherId`,
);

/** Of each child of one list with each other child of the other list. */
export const listFacts = many(
  { oneIds: uuids, otherIds: uuids, now: instant },
  pairRow.columns,
  `select ${pairRow.select('o', 'p')}
   from (select q.id, ${personRow.select('q')} from people q where q.id = any($oneIds)) o
   join people p on p.id = any($otherIds) and p.id <> o.id`,
);

export const exportFriendships = many(
  { accountId: uuid },
  { buddyId: uuid, isFavorite: bool, since: instant },
  `select buddy_id as "buddyId", is_favorite as "isFavorite", since
   from friendships where account_id = $accountId order by since, buddy_id`,
);

export const exportBlocks = many(
  { accountId: uuid },
  { blockedId: uuid, at: instant },
  'select blocked_id as "blockedId", at from blocked_users where blocker_id = $accountId order by at, blocked_id',
);

export const deleteFriendships = run(
  { accountId: uuid },
  'delete from friendships where account_id = $accountId or buddy_id = $accountId',
);

export const deleteBlocks = run(
  { accountId: uuid },
  'delete from blocked_users where blocker_id = $accountId or blocked_id = $accountId',
);

/** Why a request ended is not exported: it may be another child's no. */
export const exportRequests = many(
  { accountId: uuid },
  { senderId: uuid, receiverId: uuid, status: text, sentAt: instant },
  `select sender_id as "senderId", receiver_id as "receiverId",
     case when status in ('pending', 'waiting', 'accepted') then status else 'ended' end as status, sent_at as "sentAt"
   from friend_requests where sender_id = $accountId or receiver_id = $accountId order by sent_at, id`,
);

/** The approvals are deleted with the requests. */
export const deleteRequests = run(
  { accountId: uuid },
  'delete from friend_requests where sender_id = $accountId or receiver_id = $accountId',
);

export const listBuddiesForCopy = many(
  { accountId: uuid },
  { username: text, since: instant },
  `select a.username, f.since from friendships f join named_accounts a on a.id = f.buddy_id
   where f.account_id = $accountId order by f.since, a.username`,
);
