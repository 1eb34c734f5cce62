import type { Drawing } from '#contract/rules/drawings.ts';
import { bytea, instant, json, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { status } from '../columns.ts';

export const insertChatDrawing = run(
  { id: uuid, messageId: uuid, senderId: uuid, strokes: json<Drawing>(), picture: bytea },
  `insert into chat_drawings (id, message_id, sender_id, strokes, picture)
   values ($id, $messageId, $senderId, $strokes, $picture)`,
);

/** Doesn't check who may see it. */
export const findChatDrawingUnguarded = maybeOne(
  { id: uuid },
  { messageId: uuid, senderId: uuid, receiverId: uuid, status, picture: bytea },
  `select d.message_id as "messageId", d.sender_id as "senderId", m.receiver_id as "receiverId", m.status, d.picture
   from chat_drawings d join chat_messages m on m.id = d.message_id where d.id = $id`,
);

export const listOwnChatDrawings = many(
  { accountId: uuid },
  { messageId: uuid, drawing: json<Drawing>(), createdAt: instant },
  `select d.message_id as "messageId", d.strokes as drawing, m.created_at as "createdAt"
   from chat_drawings d join chat_messages m on m.id = d.message_id
   where d.sender_id = $accountId order by m.created_at, d.id`,
);

/** For the child's own data export. */
export const findChatPicture = maybeOne(
  { id: uuid },
  { picture: bytea },
  'select picture from chat_drawings where message_id = $id',
);
