import { instants, int8, uuid, uuids } from '../platform/db/columns.ts';
import { many } from '../platform/db/statement.ts';

/**
 * Messages, phrases and stickers that reached a friend. The three arrays have the same length: which child, from when, until
 * when.
 */
export const countSentMessages = many(
  { childIds: uuids, since: instants, until: instants },
  { childId: uuid, count: int8 },
  `select s.child_id as "childId", count(*) as count
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join chat_messages m on m.sender_id = s.child_id and m.status = 'sent'
     and m.created_at >= s.since and m.created_at < s.until
   group by 1`,
);
