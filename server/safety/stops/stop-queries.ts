import type { StopPlace, StopReason } from '#contract/rules/week-figures.ts';
import { type Column, instant, instants, int8, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

const place = text as Column<StopPlace>;
const reason = text as Column<StopReason>;

export const insertStop = run(
  { accountId: uuid, place, reason, at: instant },
  `insert into filter_stops (account_id, place, reason, at)
   select $accountId, $place, $reason, $at
   on conflict do nothing`,
);

export const countStops = many(
  { childIds: uuids, since: instants, until: instants },
  { childId: uuid, place, reason, count: int8 },
  `select s.child_id as "childId", f.place, f.reason, count(*) as count
   from unnest($childIds::uuid[], $since::timestamptz[], $until::timestamptz[]) s (child_id, since, until)
   join filter_stops f on f.account_id = s.child_id and f.at >= s.since and f.at < s.until
   group by 1, 2, 3 order by 1, 4 desc, 2, 3`,
);

export const exportStops = many(
  { accountId: uuid },
  { place, reason, at: instant },
  'select place, reason, at from filter_stops where account_id = $accountId order by at, place, reason',
);

export const deleteStops = run({ accountId: uuid }, 'delete from filter_stops where account_id = $accountId');

export const deleteOldStops = run(
  { before: instant, limit: int8 },
  `delete from filter_stops where ctid = any (array(
     select ctid from filter_stops where at < $before order by at limit $limit
   ))`,
);
