import { day, instants, int8, uuid, uuids } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';

/** By the calendar where each child lives now; lists of one length say whose minutes, from when and until when. */
export const countActiveMinutes = many(
  { childIds: uuids, since: instants, until: instants },
  { childId: uuid, day, minutes: int8 },
  `select s.child_id as "childId", (m.minute at time zone a.time_zone)::date as day, count(*) as minutes
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join accounts a on a.id = s.child_id
   join active_minutes m on m.account_id = s.child_id and m.minute >= s.since and m.minute < s.until
   group by 1, 2 order by 1, 2`,
);
