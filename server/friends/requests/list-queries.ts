import type { FriendRequest } from '#contract/friends.ts';
import { bool, type Column, instant, int8, text, uuid } from '../../platform/db/columns.ts';
import { many, type Row } from '../../platform/db/statement.ts';
import { child, childColumns, isListed, near, reader, wasReported } from '../child-columns.ts';
import { visibility } from '../visibility.ts';

const hasOwnParentSaid = (answer: 'yes' | 'no') => `exists (
  select from buddy_approvals a where a.request_id = r.id and a.child_id = $readerId and a.answer = '${answer}')`;

const request = {
  ...child,
  requestId: uuid,
  status: text as Column<FriendRequest['status']>,
  waitsForOwn: bool,
  byCode: bool,
  sentAt: instant,
};

/** Refused requests are listed only when the reader's own parent refused, until the cooldown ends. */
const requestsWhere = (own: 'sender' | 'receiver', other: 'sender' | 'receiver', condition = 'true') =>
  `select ${childColumns}, r.id as "requestId", r.status,
     r.status = 'waiting' and r.asks_for_${own} and not ${hasOwnParentSaid('yes')} as "waitsForOwn",
     r.by_code as "byCode", r.sent_at as "sentAt"
   from friend_requests r join people p on p.id = r.${other}_id
   where r.${own}_id = $readerId and r.ends_at > $now
     and (r.status in ('pending', 'waiting') or (r.status = 'refused' and ${hasOwnParentSaid('no')}))
     and ${condition} and ${isListed} and (r.by_code or ${visibility.areNear('p')}) and (r.sent_at, r.id) < ($beforeAt, $beforeId)
   order by r.sent_at desc, r.id desc limit $most`;

const page = { ...reader, ...near, beforeAt: instant, beforeId: uuid, most: int8 };
/** A name that the reader has reported is not shown to them again. What they have agreed to they can still take back. */
const isUnreported = `(r.status <> 'pending' or not ${wasReported})`;
export const listReceived = many(page, request, requestsWhere('receiver', 'sender', isUnreported));
export const listSent = many(page, request, requestsWhere('sender', 'receiver'));
export type RequestRow = Row<typeof listReceived>;
