import type { DeedKind } from '#contract/rules/deeds.ts';
import { type Column, day, instant, int4, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

const deedKind = text as Column<DeedKind>;

const weekOf = (day: string) => `date_trunc('week', (${day})::timestamp)::date`;

const missed = '(excluded.last_day - streaks.last_day - 1)';
const firstMissedWeek = weekOf('streaks.last_day + 1');
const lastMissedWeek = weekOf('excluded.last_day - 1');

/** `extendStreak` of contract/rules/streaks.ts, where `streaks` holds the days before and `excluded` the day that is new. */
const continues = `(${missed} = 0
       or ${missed} = 1 and ${firstMissedWeek} > coalesce(streaks.rest_week, '-infinity')
       or ${missed} = 2 and ${firstMissedWeek} > coalesce(streaks.rest_week, '-infinity')
         and ${lastMissedWeek} > ${firstMissedWeek})`;

/** Notes what is new about a deed, counts it, and extends the streaks that it belongs to. */
export const insertDeeds = run(
  { accountId: uuid, kinds: texts, target: text, at: instant, streaks: texts },
  `with noted as (
     insert into deeds (account_id, kind, target, at, day)
     select c.account_id, k.kind, $target, $at, ($at at time zone c.time_zone)::date
     from child_days c cross join unnest($kinds::text[]) as k (kind)
     where c.account_id = $accountId
     on conflict do nothing
     returning account_id, kind, day
   ), counted as (
     insert into deed_counts (account_id, kind, count)
     select account_id, kind, 1 from noted
     on conflict (account_id, kind) do update set count = deed_counts.count + 1
   )
   insert into streaks (account_id, kind, current, longest, last_day)
   select n.account_id, s.kind, 1, 1, n.day
   from (select distinct account_id, day from noted) n cross join unnest($streaks::text[]) as s (kind)
   on conflict (account_id, kind) do update set
     current = case when ${continues} then streaks.current + 1 else 1 end,
     longest = greatest(streaks.longest, case when ${continues} then streaks.current + 1 else 1 end),
     last_day = excluded.last_day,
     rest_week = case
       when not ${continues} then null
       when ${missed} > 0 then ${lastMissedWeek}
       else streaks.rest_week
     end,
     rests = streaks.rests + case when ${continues} then ${missed} else 0 end
   where excluded.last_day > streaks.last_day`,
);

export const listDeeds = many(
  { accountId: uuid },
  { kind: deedKind, target: text, at: instant, day },
  'select kind, target, at, day from deeds where account_id = $accountId order by at, kind, target',
);

export const listCounts = many(
  { accountId: uuid },
  { kind: deedKind, count: int4 },
  'select kind, count from deed_counts where account_id = $accountId order by kind',
);

export const countDeedsOfDay = many(
  { accountId: uuid, day },
  { kind: deedKind, count: int4 },
  'select kind, count(*)::integer as count from deeds where account_id = $accountId and day = $day group by kind',
);

export const deleteDeeds = run({ accountId: uuid }, 'delete from deeds where account_id = $accountId');
export const deleteCounts = run({ accountId: uuid }, 'delete from deed_counts where account_id = $accountId');
