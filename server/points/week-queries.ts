import { instants, int8, uuid, uuids } from '../platform/db/columns.ts';
import { many } from '../platform/db/statement.ts';

/** Earned, whatever was spent; lists of one length say whose points, from when and until when. */
export const countPoints = many(
  { childIds: uuids, since: instants, until: instants },
  { childId: uuid, count: int8 },
  `select s.child_id as "childId", sum(p.points)::bigint as count
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join point_transactions p on p.account_id = s.child_id and p.at >= s.since and p.at < s.until
   group by 1`,
);
