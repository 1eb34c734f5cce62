import { bool, instant, int8, text, uuid } from '../platform/db/columns.ts';
import { many, run } from '../platform/db/statement.ts';
import { kind, status } from './columns.ts';

/**
 * Only the child's own messages. What others wrote is their personal data, and another child's cry for help may be about the
 * reader of this export.
 */
export const exportMessages = many(
  { accountId: uuid },
  { receiverId: uuid, kind, message: text, isMasked: bool, status, createdAt: instant },
  `select receiver_id as "receiverId", kind, message, masked is not null as "isMasked", status,
     created_at as "createdAt"
   from chat_messages where sender_id = $accountId and not needs_comfort order by created_at, id`,
);

export const exportConversations = many(
  { accountId: uuid },
  { withId: uuid },
  `select other_id as "withId" from conversations where one_id = $accountId
   union all select one_id from conversations where other_id = $accountId`,
);

/** One row per buddy, with the number of messages from them that the child can read. */
export const listChatsForCopy = many(
  { accountId: uuid },
  { withId: uuid, username: text, received: int8 },
  `select o.id as "withId", o.username, (
     select count(*) from chat_messages m
     where m.conversation_id = c.id and m.receiver_id = $accountId and m.status = 'sent'
   ) as received
   from conversations c join named_accounts o on o.id = case c.one_id when $accountId then c.other_id else c.one_id end
   where c.one_id = $accountId or c.other_id = $accountId order by o.username`,
);

export const listOwnMessagesForCopy = many(
  { accountId: uuid },
  { id: uuid, receiverId: uuid, kind, message: text, status, createdAt: instant },
  `select id, receiver_id as "receiverId", kind, message, status, created_at as "createdAt"
   from chat_messages where sender_id = $accountId and not needs_comfort order by created_at, id`,
);

const theirs = `select id from conversations where one_id = $accountId or other_id = $accountId`;

export const deleteMessages = run(
  { accountId: uuid },
  `delete from chat_messages where conversation_id in (${theirs})`,
);

export const deleteConversations = run({ accountId: uuid }, `delete from conversations where id in (${theirs})`);
