import type { Dashboard } from '#contract/admin.ts';
import { day, instant, int4, int8, json } from '../../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../../platform/db/statement.ts';
import { state } from '../columns.ts';

export type ChildStats = Pick<Dashboard, 'children' | 'ageGroups' | 'activeDay' | 'activeWeek' | 'days'>;

/** The last stored count. No row if the children are counted on each request. */
export const findChildStats = maybeOne(
  {},
  { stats: json<ChildStats>(), countedAt: instant },
  'select stats, counted_at as "countedAt" from child_stats',
);

export const storeChildStats = run(
  { stats: json<ChildStats>(), now: instant },
  `insert into child_stats (stats, counted_at) values ($stats, $now)
   on conflict (id) do update set stats = excluded.stats, counted_at = excluded.counted_at`,
);

export const deleteChildStats = run({}, 'delete from child_stats');

/** From the stored count, where there is one. */
export const countChildren = one(
  {},
  { count: int8 },
  `select coalesce(
     (select (stats #>> '{children,active}')::bigint + (stats #>> '{children,paused}')::bigint from child_stats),
     (select count(*) from accounts where role = 'child' and state = 'active')
   ) as count`,
);

export const countChildrenByState = many(
  { now: instant },
  { state, count: int8 },
  `select case when state = 'active' and paused_until > $now then 'paused' else state end as state, count(*) as count
   from accounts where role = 'child' group by 1`,
);

/** Counts the active ones by the calendar of their time zone. */
export const countChildrenByAge = many(
  { now: instant },
  { age: int4, count: int8 },
  `select extract(year from age(($now at time zone 'UTC')::date, c.birth_date))::integer as age, count(*) as count
   from accounts a join children c on c.account_id = a.id where a.state = 'active' group by 1`,
);

export const countActiveChildren = one(
  { dayAgo: instant, weekAgo: instant },
  { day: int8, week: int8 },
  `select count(distinct account_id) filter (where minute > $dayAgo) as day, count(distinct account_id) as week
   from active_minutes where minute > $weekAgo`,
);

export const listLastDays = many(
  { now: instant },
  { day, activeChildren: int8, minutes: int8, newChildren: int8 },
  `select d.day::date as day, count(distinct m.account_id) as "activeChildren", count(m.minute) as minutes,
     (select count(*) from accounts a
      where a.role = 'child' and a.created_at >= d.day and a.created_at < d.day + interval '1 day') as "newChildren"
   from generate_series(date_trunc('day', $now::timestamptz) - interval '6 days', date_trunc('day', $now), '1 day') as d (day)
   left join active_minutes m on m.minute >= d.day and m.minute < d.day + interval '1 day'
   group by d.day order by d.day`,
);
