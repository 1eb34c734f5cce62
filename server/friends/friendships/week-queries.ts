import { instants, int8, uuid, uuids } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';

/** Friends who are still friends; lists of one length say whose, from when and until when. */
export const countNewFriends = many(
  { childIds: uuids, since: instants, until: instants },
  { childId: uuid, count: int8 },
  `select s.child_id as "childId", count(*) as count
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join friendships f on f.account_id = s.child_id and f.since >= s.since and f.since < s.until
   group by 1`,
);
