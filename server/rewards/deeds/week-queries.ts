import { instants, int8, text, texts, uuid, uuids } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';

/** Counts by kind of deed. The three arrays have the same length: which child, from when, until when. */
export const countDeeds = many(
  { childIds: uuids, since: instants, until: instants, kinds: texts },
  { childId: uuid, kind: text, count: int8 },
  `select s.child_id as "childId", d.kind, count(*) as count
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join deeds d on d.account_id = s.child_id and d.at >= s.since and d.at < s.until
     and d.day between (s.since at time zone 'UTC')::date - 1 and (s.until at time zone 'UTC')::date + 1
   where d.kind = any ($kinds)
   group by 1, 2`,
);
