import { sharedPairLock } from '../friends/index.ts';
import { bool, instant, int8, nullable, text, texts, uuid, uuids } from '../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../platform/db/statement.ts';
import { kind, status } from './columns.ts';

const pair = (one: string, other: string) =>
  `c.one_id = least($${one}::uuid, $${other}) and c.other_id = greatest($${one}::uuid, $${other})`;

export const messageShape = {
  id: uuid,
  clientId: uuid,
  senderId: uuid,
  receiverId: uuid,
  seq: int8,
  kind,
  text,
  isMasked: bool,
  status,
  readAt: nullable(instant),
  createdAt: instant,
  shownAt: instant,
};
export const messageColumns = (m: string) => `${m}.id, ${m}.client_id as "clientId", ${m}.sender_id as "senderId",
  ${m}.receiver_id as "receiverId", ${m}.seq, ${m}.kind, coalesce(${m}.masked, ${m}.message) as text,
  ${m}.masked is not null as "isMasked", ${m}.status, ${m}.read_at as "readAt", ${m}.created_at as "createdAt",
  coalesce(${m}.released_at, ${m}.created_at) as "shownAt"`;
export type MessageRow = Row<typeof listPage>;

/** A held message is visible only to its author. A reported one is hidden from the child who reported it. */
export const isVisibleMessage = (
  m: string,
) => `(${m}.status = 'sent' or (${m}.status = 'held' and ${m}.sender_id = $readerId))
  and not exists (select from reported_things r where r.reporter_id = $readerId and r.kind = 'message' and r.subject = ${m}.id)`;

/**
 * Held until the transaction ends. A child's messages are stored one at a time, even from two screens at once; no block can
 * slip in between checking the gate and storing the message; and neither child can be erased meanwhile.
 */
export const lockConversation = run(
  { senderId: uuid, receiverId: uuid },
  `with turn as materialized (
     select pg_advisory_xact_lock(hashtextextended('chat ' || $senderId::uuid, 0)) is not null
       and ${sharedPairLock('$senderId::uuid', '$receiverId::uuid')}
   )
   select from turn, child_accounts where account_id in ($senderId, $receiverId) order by account_id for key share of child_accounts`,
);

const isRecentPiece = `m.conversation_id = c.id and m.sender_id = $senderId and m.is_piece
         and m.status in ('sent', 'held') and m.created_at > $sinceYesterday`;

const lastMessages = (column: string) => `array(
       select ${column} from chat_messages m
       where m.conversation_id = c.id and m.kind = 'words'
         and (m.status = 'sent' or (m.status = 'held' and m.sender_id = $senderId))
       order by m.turn desc limit 5
     )`;

/**
 * The author's last messages, newest first, and their grooming signals of a month. From the last day: messages that may be
 * pieces of a number, and the first of them that is held. `dialogue` has the last messages of both children, including the
 * author's own held ones.
 */
export const findMessageHistory = maybeOne(
  { senderId: uuid, receiverId: uuid, since: instant, sinceYesterday: instant },
  { texts, groomingSignals: texts, pieces: texts, dialogue: texts, dialogueAuthors: texts, waiting: nullable(uuid) },
  `select
     array(
       select m.message from chat_messages m
       where m.conversation_id = c.id and m.sender_id = $senderId and m.kind = 'words' and m.status in ('sent', 'held')
       order by m.turn desc limit 5
     ) as texts,
     array(
       select unnest(m.lures) from chat_messages m
       where m.conversation_id = c.id and m.sender_id = $senderId and m.lures <> '{}' and m.created_at > $since
     ) as "groomingSignals",
     array(
       select m.message from chat_messages m where ${isRecentPiece} order by m.turn desc limit 200
     ) as pieces,
     ${lastMessages('m.message')} as dialogue,
     ${lastMessages('m.sender_id::text')} as "dialogueAuthors",
     (
       select m.id from chat_messages m where ${isRecentPiece} and m.status = 'held' and m.waits_with is null
       order by m.turn limit 1
     ) as waiting
   from conversations c where ${pair('senderId', 'receiverId')}`,
);

/** An earlier message with this clientId, whether it was delivered, held or refused. */
export const findOwnMessage = maybeOne(
  { senderId: uuid, clientId: uuid },
  { ...messageShape, needsComfort: bool },
  `select ${messageColumns('m')}, m.needs_comfort as "needsComfort" from chat_messages m
   where m.sender_id = $senderId and m.client_id = $clientId`,
);

/** Stores a message and numbers it. Messages that aren't delivered leave no gap in the numbers that the receiver sees. */
export const insertMessage = one(
  {
    id: uuid,
    conversationId: uuid,
    senderId: uuid,
    receiverId: uuid,
    clientId: uuid,
    kind,
    text,
    masked: nullable(text),
    groomingSignals: texts,
    status,
    needsComfort: bool,
    isPiece: bool,
    waitsWith: nullable(uuid),
    at: instant,
  },
  messageShape,
  `with turn as (
     insert into conversations as c (id, one_id, other_id, last_turn, last_seq)
     values ($conversationId, least($senderId::uuid, $receiverId), greatest($senderId::uuid, $receiverId), 1,
       case when $status = 'sent' then 1 else 0 end)
     on conflict (one_id, other_id) do update
       set last_turn = c.last_turn + 1, last_seq = c.last_seq + excluded.last_seq
     returning id, last_turn, last_seq
   )
   insert into chat_messages as m (id, conversation_id, turn, seq, sender_id, receiver_id, client_id, kind, message,
     masked, lures, status, needs_comfort, is_piece, waits_with, created_at)
   select $id, turn.id, turn.last_turn, turn.last_seq, $senderId, $receiverId, $clientId, $kind, $text, $masked, $groomingSignals, $status,
     $needsComfort, $isPiece, $waitsWith, $at
   from turn
   returning ${messageColumns('m')}`,
);

/**
 * Newest first: messages before `before`, or all. A subquery finds the conversation, not a join, so that PostgreSQL reads one
 * page from the end of the index instead of sorting the whole conversation.
 */
const conversation = `(select c.id from conversations c where ${pair('readerId', 'otherId')})`;
export const listPage = many(
  { readerId: uuid, otherId: uuid, before: nullable(uuid), most: int8 },
  messageShape,
  `select ${messageColumns('m')} from chat_messages m
   where m.conversation_id = ${conversation} and ${isVisibleMessage('m')}
     and m.turn < case when $before::uuid is null then 9223372036854775807
       else (select b.turn from chat_messages b where b.id = $before and b.conversation_id = ${conversation}) end
   order by m.turn desc limit $most`,
);

export const listByIds = many(
  { ids: uuids },
  messageShape,
  `select ${messageColumns('m')} from chat_messages m where m.id = any($ids)`,
);

/** The last message that was newly marked as read, or null if none was. */
export const markReadUpTo = one(
  { readerId: uuid, otherId: uuid, upTo: int8, now: instant },
  { upTo: nullable(int8) },
  `with seen as (
     update chat_messages m set read_at = $now from conversations c
     where ${pair('readerId', 'otherId')} and m.conversation_id = c.id and m.receiver_id = $readerId
       and m.sender_id = $otherId and m.read_at is null and m.status = 'sent' and m.seq <= $upTo
     returning m.seq
   )
   select max(seq) as "upTo" from seen`,
);

export const deleteOldMessages = run(
  { before: instant, limit: int8 },
  `delete from chat_messages where ctid = any (array(
     select ctid from chat_messages where created_at < $before order by created_at limit $limit
   ))`,
);
