import { type DeedKind, streakDeeds } from '#contract/rules/rewards/deeds.ts';
import { type Column, day, instant, int4, int8, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

const deedKind = text as Column<DeedKind>;

const weekSql = (day: string) => `date_trunc('week', (${day})::timestamp)::date`;

/** Which deed counts for which streak, as SQL values. */
const streakDeedValues = Object.entries(streakDeeds)
  .flatMap(([kind, deeds]) => deeds.map((deed) => `('${kind}', '${deed}')`))
  .join();

const missed = '(excluded.last_day - streaks.last_day - 1)';
const firstMissedWeek = weekSql('streaks.last_day + 1');
const lastMissedWeek = weekSql('excluded.last_day - 1');

/** `bridge` of contract/rules/rewards/streaks.ts, where `streaks` holds the days before and `excluded` the day that is new. */
const isBroken = `(${missed} > 2 or ${missed} = 2 and ${firstMissedWeek} = ${lastMissedWeek})`;
const current = `case
       when ${isBroken} then 1
       when ${missed} > 0 and ${weekSql('streaks.rest_day')} = ${firstMissedWeek} then streaks.last_day - streaks.rest_day + 1
       else streaks.current + 1
     end`;

/** Stores a deed if it is new, counts it, and extends its streaks. */
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
     current = ${current},
     longest = greatest(streaks.longest, ${current}),
     last_day = excluded.last_day,
     rest_day = case when ${isBroken} then null when ${missed} > 0 then excluded.last_day - 1 else streaks.rest_day end,
     rests = streaks.rests + case when ${isBroken} then 0 else ${missed} end
   where excluded.last_day > streaks.last_day`,
);

/**
 * Computes streaks from all deeds of a child, like `countStreak`: a run starts after the last missed day whose week misses
 * another day before the run ends.
 */
export const streaksByDeeds = (accountId: string) => `
     with days as (
       select distinct s.kind, d.day
       from deeds d join (values ${streakDeedValues}) as s (kind, deed) on s.deed = d.kind
       where d.account_id = ${accountId}
     ), gaps as (
       select kind, day, row_number() over days_before as number, coalesce(day - lag(day) over days_before - 1, 0) as missed
       from days window days_before as (partition by kind order by day)
     ), broken as (
       select *, missed > 2 or missed = 2 and ${weekSql('day - 1')} = ${weekSql('day - 2')} as is_broken from gaps
     ), seen as (
       select *, max(day) filter (where missed > 0) over gaps_before as gap_before,
         max(number) filter (where missed > 0) over gaps_before as gap_number
       from broken
       window gaps_before as (partition by kind order by day rows between unbounded preceding and 1 preceding)
     ), cuts as (
       select *, case
           when is_broken then number - 1
           when missed > 0 and ${weekSql('gap_before - 1')} = ${weekSql('day - missed')} then gap_number - 1
           else 0
         end as cut
       from seen
     ), runs as (
       select *, number - max(cut) over (partition by kind order by day) as length,
         max(cut) over (partition by kind) as last_cut
       from cuts
     )
     select kind, (array_agg(length order by day desc))[1]::integer as current, max(length)::integer as longest,
       max(day) as last_day, max(day - 1) filter (where missed > 0 and number > last_cut + 1) as rest_day,
       coalesce(sum(missed) filter (where not is_broken), 0)::integer as rests
     from runs group by kind`;

/**
 * For a deed on a day before the latest one, for example after traveling west. The streaks are then computed from all days.
 */
export const countLateDay = run(
  { accountId: uuid, at: instant },
  `update streaks s set current = v.current, longest = v.longest, rest_day = v.rest_day, rests = v.rests
   from (
     select c.account_id from child_days c
     where c.account_id = $accountId and exists (
       select from streaks s where s.account_id = c.account_id and s.last_day > ($at at time zone c.time_zone)::date
     )
   ) late cross join lateral (${streaksByDeeds('late.account_id')}) v
   where s.account_id = late.account_id and s.kind = v.kind`,
);

export const listDeeds = many(
  { accountId: uuid },
  { kind: deedKind, target: text, at: nullable(instant), day },
  'select kind, target, at, day from deeds where account_id = $accountId order by day, at, kind, target',
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

/** The day of each deed stays, because streaks, counts and achievements depend on it. */
export const forgetTimes = run(
  { before: instant, limit: int8 },
  `update deeds set at = null where ctid = any (array(
     select ctid from deeds where at < $before order by at limit $limit
   ))`,
);

export const deleteDeeds = run({ accountId: uuid }, 'delete from deeds where account_id = $accountId');
export const deleteCounts = run({ accountId: uuid }, 'delete from deed_counts where account_id = $accountId');
