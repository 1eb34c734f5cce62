import { bool, type Column, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { personRow } from '../../safety/index.ts';
import { areFriends, isBlocked } from '../visibility.ts';

export type RequestStatus = 'pending' | 'waiting' | 'accepted' | 'declined' | 'refused' | 'withdrawn' | 'expired';
export const status = text as Column<RequestStatus>;

const isOpen = `status in ('pending', 'waiting')`;
const isEnded = `status not in ('pending', 'waiting', 'accepted')`;
const sideSql = (child: string) => `case when sender_id = ${child} then 'sender' else 'receiver' end`;

/** What decides on a request: what the gate asks, and the open request between the two. */
const facts = {
  otherId: uuid,
  ...personRow.columns,
  areBuddies: bool,
  isBlocked: bool,
  requestId: nullable(uuid),
  senderId: nullable(uuid),
  status: nullable(status),
  byCode: nullable(bool),
};

const factColumns = `p.id as "otherId",
     ${personRow.select('p')},
     ${areFriends('$actorId', 'p.id')} as "areBuddies", ${isBlocked('$actorId', 'p.id')} as "isBlocked",
     r.id as "requestId", r.sender_id as "senderId", r.status, r.by_code as "byCode"`;

/**
 * `isInCooldown`: a request between the two ended lately, and this child did not end it. The reason makes no difference, so
 * that a refusal does not tell whether the other child or a parent said no.
 */
export const findRequestFacts = maybeOne(
  { actorId: uuid, otherId: uuid, code: nullable(text), now: instant, cooldownSince: instant },
  { ...facts, hasCode: bool, isInCooldown: bool, pendingSent: int8 },
  `select ${factColumns},
     exists (select from buddy_settings where account_id = p.id and code = $code) as "hasCode",
     exists (
       select from friend_requests where ${isEnded} and changed_at > $cooldownSince
         and changed_at <= $now + ($now - $cooldownSince) and (
         (sender_id = $actorId and receiver_id = p.id and ended_by is distinct from 'sender')
         or (sender_id = p.id and receiver_id = $actorId and ended_by is distinct from 'receiver'
           and (asks_for_sender or asks_for_receiver)))
     ) as "isInCooldown",
     (select count(*) from friend_requests where sender_id = $actorId and status = 'pending') as "pendingSent"
   from people p left join friend_requests r
     on least(r.sender_id, r.receiver_id) = least($actorId::uuid, p.id)
     and greatest(r.sender_id, r.receiver_id) = greatest($actorId::uuid, p.id) and r.${isOpen}
   where p.id = $otherId`,
);

/** The same for a request that this child has received. */
export const findReceivedRequest = maybeOne(
  { actorId: uuid, id: uuid, now: instant },
  facts,
  `select ${factColumns}
   from friend_requests r join people p on p.id = r.sender_id
   where r.id = $id and r.receiver_id = $actorId and r.status in ('pending', 'waiting', 'accepted')`,
);
export type RequestFacts = Row<typeof findReceivedRequest>;

/** Two children with an open request by code see each other's names, whatever their ages. */
export const findOpenCode = maybeOne(
  { oneId: uuid, otherId: uuid, now: instant },
  { id: uuid },
  `select id from friend_requests
   where (sender_id, receiver_id) in (($oneId, $otherId), ($otherId, $oneId)) and by_code and ${isOpen} and ends_at > $now`,
);

export const lockPairOfRequest = run(
  { id: uuid },
  `select from friend_requests where id = $id and pg_advisory_xact_lock(hashtextextended(
     'pair ' || least(sender_id, receiver_id) || ' ' || greatest(sender_id, receiver_id), 0)) is not null`,
);

export const insertRequest = run(
  { id: uuid, senderId: uuid, receiverId: uuid, byCode: bool, now: instant, endsAt: instant },
  `insert into friend_requests (id, sender_id, receiver_id, status, by_code, sent_at, changed_at, ends_at)
   values ($id, $senderId, $receiverId, 'pending', $byCode, $now, $now, $endsAt)`,
);

export const setRequestStatus = run(
  { id: uuid, status, now: instant, endsAt: instant },
  'update friend_requests set status = $status, changed_at = $now, ends_at = $endsAt where id = $id',
);

export const setWaitingForParents = run(
  { id: uuid, senderNeedsApproval: bool, receiverNeedsApproval: bool, now: instant, endsAt: instant },
  `update friend_requests set status = 'waiting', changed_at = $now, ends_at = $endsAt,
     asks_for_sender = $senderNeedsApproval, asks_for_receiver = $receiverNeedsApproval
   where id = $id`,
);

export const declineOpenRequest = maybeOne(
  { id: uuid, receiverId: uuid, now: instant, endsAt: instant },
  { senderId: uuid },
  `update friend_requests set status = 'declined', changed_at = $now, ends_at = $endsAt, ended_by = 'receiver'
   where id = $id and receiver_id = $receiverId and ${isOpen} returning sender_id as "senderId"`,
);

export const withdrawOpenRequest = maybeOne(
  { id: uuid, senderId: uuid, now: instant },
  { receiverId: uuid },
  `update friend_requests set status = 'withdrawn', changed_at = $now, ends_at = $now, ended_by = 'sender'
   where id = $id and sender_id = $senderId and ${isOpen} returning receiver_id as "receiverId"`,
);

export const closeRequestsBetween = run(
  { actorId: uuid, otherId: uuid, now: instant },
  `update friend_requests set status = 'withdrawn', changed_at = $now, ends_at = $now, ended_by = ${sideSql('$actorId')}
   where (sender_id, receiver_id) in (($actorId, $otherId), ($otherId, $actorId)) and not ${isEnded}`,
);

/** For a child whose parents do not allow friends any more. */
export const closeRequestsWithoutScope = many(
  { childId: uuid, now: instant },
  { senderId: uuid, receiverId: uuid },
  `update friend_requests set status = 'withdrawn', changed_at = $now, ends_at = $now, ended_by = ${sideSql('$childId')}
   where $childId in (sender_id, receiver_id) and ${isOpen}
     and exists (select from people p where p.id = $childId and not 'buddies' = any(p.scopes))
   returning sender_id as "senderId", receiver_id as "receiverId"`,
);

export const insertFriendship = run(
  { oneId: uuid, otherId: uuid, now: instant },
  `insert into friendships (account_id, buddy_id, since) values ($oneId, $otherId, $now), ($otherId, $oneId, $now)
   on conflict do nothing`,
);

export const setFavorite = run(
  { accountId: uuid, friendId: uuid, isFavorite: bool },
  'update friendships set is_favorite = $isFavorite where account_id = $accountId and buddy_id = $friendId',
);

export const expireRequests = run(
  { now: instant },
  `update friend_requests set status = 'expired', changed_at = $now where ${isOpen} and ends_at <= $now`,
);

export const deleteOldRequests = run(
  { before: instant },
  `delete from friend_requests where not ${isOpen} and ends_at <= $before and changed_at <= $before`,
);
