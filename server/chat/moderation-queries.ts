import { isBlocked } from '../friends/index.ts';
import { bool, bytea, day, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';
import { isOpenToChat } from './buddy-queries.ts';
import { messageColumns, messageShape } from './message-queries.ts';
import { DRAWING_TEXT } from './policy.ts';

const wordsSql = (m: string) => `case ${m}.kind when 'drawing' then '${DRAWING_TEXT}' else ${m}.message end`;

/** A message as staff review it, unmasked. */
export const findMessageUnguarded = maybeOne(
  { id: uuid },
  {
    text,
    picture: nullable(bytea),
    authorId: uuid,
    authorName: text,
    birthDate: day,
    receiverId: uuid,
    isSent: bool,
    createdAt: instant,
  },
  `select ${wordsSql('m')} as text, d.picture, m.sender_id as "authorId", p.display_name as "authorName", p.birth_date as "birthDate",
     m.receiver_id as "receiverId", m.status = 'sent' as "isSent", m.created_at as "createdAt"
   from chat_messages m join people p on p.id = m.sender_id left join chat_drawings d on d.message_id = m.id
   where m.id = $id`,
);

/** The messages around it from both children, oldest first. */
export const listMessagesAround = many(
  { id: uuid },
  { who: text, text, at: instant },
  `select p.display_name as who, left(near.words, 280) as text, near.created_at as at
   from (
     select o.sender_id, ${wordsSql('o')} as words, o.created_at, o.turn
     from chat_messages m
     join chat_messages o on o.conversation_id = m.conversation_id and o.id <> m.id
       and o.turn between m.turn - 25 and m.turn + 25
     where m.id = $id and not ${caseConditions.isAddedTo('message', 'm.id', 'o.id')} order by abs(o.turn - m.turn), o.turn limit 5
   ) near
   join people p on p.id = near.sender_id order by near.turn`,
);

/**
 * Moves an approved message to the end of its conversation, so that the receiver doesn't miss it, along with the other messages
 * of its case. It is shown only if the two may still chat.
 */
export const releaseHeld = many(
  { id: uuid, now: instant },
  { ...messageShape, mayChat: bool },
  `with freed as (
     select id, conversation_id, row_number() over (order by turn) as place from chat_messages
     where (id = $id or waits_with = $id) and status = 'held'
   ), turn as (
     update conversations c set last_turn = c.last_turn + f.many, last_seq = c.last_seq + f.many
     from (select conversation_id, count(*) as many from freed group by conversation_id) f
     where c.id = f.conversation_id
     returning c.last_turn - f.many as last_turn, c.last_seq - f.many as last_seq
   )
   update chat_messages m
   set status = 'sent', released_at = $now, turn = turn.last_turn + freed.place, seq = turn.last_seq + freed.place
   from turn, freed
   where m.id = freed.id and m.status = 'held'
   returning ${messageColumns('m')},
     exists (
       select from friend_pairs f join people s on s.id = f.buddy_id join people r on r.id = f.account_id
       where f.account_id = m.receiver_id and f.buddy_id = m.sender_id and ${isOpenToChat('s')} and ${isOpenToChat('r')}
     )
     and not ${isBlocked('m.sender_id', 'm.receiver_id')} as "mayChat"`,
);

/** Returns the receivers who had already seen the message. Only they are notified. */
export const removeMessages = many(
  { id: uuid },
  { receiverId: uuid },
  `with former as (
     select id, receiver_id, status from chat_messages
     where (id = $id or waits_with = $id and status = 'held') and status <> 'removed' for update
   ), gone as (
     update chat_messages set status = 'removed' where id in (select id from former)
   )
   select receiver_id as "receiverId" from former where status = 'sent'`,
);
