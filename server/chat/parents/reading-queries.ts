import { parentHasConsented } from '../../family/index.ts';
import { bool, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../../platform/db/statement.ts';
import { settingSql } from '../../platform/setting-queries.ts';
import { kind } from '../columns.ts';
import { PARENTS_READ } from '../policy.ts';

export const isOffered = `coalesce(${settingSql(PARENTS_READ)} = 'true', false)`;

const isUnder13 = (child: string) => `exists (
  select from people u where u.id = ${child} and u.birth_date > ($now::timestamptz at time zone 'UTC')::date - interval '13 years')`;

/**
 * A parent who can read now: the operator allows it, the child is under 13, and the parent is still responsible for the child.
 */
const isReader = (r: string) => `(${isOffered} and ${isUnder13(`${r}.child_id`)} and exists (
  select from guardians g where g.child_id = ${r}.child_id and g.parent_id = ${r}.parent_id and ${parentHasConsented('g')}))`;

const hasReader = (child: string) => `exists (
  select from chat_readers r where r.child_id = ${child} and ${isReader('r')})`;

/** Whether a parent of this child reads its chats. */
export const findReader = one(
  { childId: uuid, now: instant },
  { isRead: bool },
  `select ${hasReader('$childId')} as "isRead"`,
);

/** Which of two children has a parent who reads their chat, and whether the viewer has already seen the sign. */
export const findSigns = one(
  { viewerId: uuid, otherId: uuid, now: instant },
  { own: bool, other: bool, hasSeenOwn: bool, hasSeenOther: bool },
  `select ${hasReader('$viewerId')} as own, ${hasReader('$otherId')} as other,
     exists (select from chat_signs s
       where s.child_id = $viewerId and s.friend_id = $otherId and s.viewer_id = $viewerId) as "hasSeenOwn",
     exists (select from chat_signs s
       where s.child_id = $otherId and s.friend_id = $viewerId and s.viewer_id = $viewerId) as "hasSeenOther"`,
);

export const insertSign = run(
  { childId: uuid, friendId: uuid, viewerId: uuid, now: instant },
  `insert into chat_signs (child_id, friend_id, viewer_id, shown_at) values ($childId, $friendId, $viewerId, $now)
   on conflict do nothing`,
);

export const findReading = one(
  { childId: uuid, parentId: uuid, now: instant },
  { isOffered: bool, isOn: bool },
  `select ${isOffered} and ${isUnder13('$childId')} as "isOffered", exists (
     select from chat_readers r where r.child_id = $childId and r.parent_id = $parentId and ${isReader('r')}
   ) as "isOn"`,
);

export const insertReader = run(
  { childId: uuid, parentId: uuid, now: instant },
  `insert into chat_readers (child_id, parent_id, since) values ($childId, $parentId, $now) on conflict do nothing`,
);

/** If a parent switches reading on again, they only see messages written after both children have seen the sign again. */
export const deleteReader = run(
  { childId: uuid, parentId: uuid },
  `with gone as (
     delete from chat_readers where child_id = $childId and parent_id = $parentId returning child_id
   )
   delete from chat_signs s using gone
   where s.child_id = gone.child_id
     and not exists (select from chat_readers r where r.child_id = $childId and r.parent_id <> $parentId)`,
);

/** Messages sent in either direction since a date, by buddy. */
export const countMessages = many(
  { childId: uuid, since: instant },
  { friendId: uuid, messages: int4 },
  `select f.buddy_id as "friendId", count(m.id)::integer as messages
   from friend_pairs f
   join conversations c on c.one_id = least(f.account_id, f.buddy_id) and c.other_id = greatest(f.account_id, f.buddy_id)
   join chat_messages m on m.conversation_id = c.id and m.status = 'sent' and not m.needs_comfort
     and m.created_at > $since
   where f.account_id = $childId group by f.buddy_id`,
);

export const listBuddyIds = many(
  { childId: uuid, now: instant },
  { friendId: uuid, isReadByTheirs: bool },
  `select f.buddy_id as "friendId", ${hasReader('f.buddy_id')} as "isReadByTheirs"
   from friend_pairs f where f.account_id = $childId`,
);

/**
 * A parent may read messages that were written after reading was switched on and after their author saw the sign, and that were
 * never held. Messages around a cry for help stay hidden too, because the replies would give it away.
 */
const isReadable = `m.status = 'sent' and not m.needs_comfort and m.released_at is null
     and m.created_at >= (
       select r.since from chat_readers r where r.child_id = $childId and r.parent_id = $parentId and ${isReader('r')})
     and exists (
       select from chat_signs s where s.child_id = $childId and s.friend_id = $friendId and s.viewer_id = m.sender_id
         and s.shown_at < m.created_at)
     and not exists (
       select from chat_messages h where h.conversation_id = m.conversation_id and h.needs_comfort
         and h.created_at between m.created_at - interval '1 day' and m.created_at + interval '1 hour')`;

const conversation = `(select c.id from conversations c
  where c.one_id = least($childId::uuid, $friendId) and c.other_id = greatest($childId::uuid, $friendId))`;

export const listReadable = many(
  { childId: uuid, friendId: uuid, parentId: uuid, now: instant, before: nullable(uuid), most: int8 },
  { id: uuid, senderId: uuid, kind, text, at: instant },
  `select m.id, m.sender_id as "senderId", m.kind, coalesce(m.masked, m.message) as text, m.created_at as at
   from chat_messages m
   where m.conversation_id = ${conversation} and ${isReadable}
     and m.turn < case when $before::uuid is null then 9223372036854775807
       else (select b.turn from chat_messages b where b.id = $before and b.conversation_id = ${conversation}) end
   order by m.turn desc limit $most`,
);

export const findFriendship = maybeOne(
  { childId: uuid, friendId: uuid },
  { id: uuid },
  `select p.id from people p where p.id = $friendId and exists (
     select from friend_pairs f where f.account_id = $childId and f.buddy_id = $friendId)`,
);

export const exportReading = many(
  { accountId: uuid },
  { since: instant },
  'select since from chat_readers where child_id = $accountId order by since',
);

export const deleteReaders = run({ accountId: uuid }, 'delete from chat_readers where child_id = $accountId');

export const deleteSigns = run(
  { accountId: uuid },
  'delete from chat_signs where $accountId in (child_id, friend_id, viewer_id)',
);
