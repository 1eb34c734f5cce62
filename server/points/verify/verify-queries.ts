import { reachableStarts } from '#contract/rules/levels.ts';
import { int4, int8, json, uuid, uuids } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

/** The week of `at` begins on Monday by the child's own clock then: from 14 hours before that of UTC to 12 hours after it. */
const earnedInWeekSql = (accountId: string, week: string, { margin }: { margin: 'certainly' | 'possibly' }) => {
  const [from, until] = margin === 'certainly' ? ['12 hours', '-14 hours'] : ['-14 hours', '12 hours'];
  return `(select coalesce(sum(points), 0) from point_transactions where account_id = ${accountId} and points > 0
     and at >= ${week}::timestamp at time zone 'utc' + interval '${from}'
     and at < ${week}::timestamp at time zone 'utc' + interval '7 days' + interval '${until}')::bigint`;
};

/** All stored weeks. */
const keptWeeks = `
     select week::date from generate_series(
       (select min(week) from weekly_points), (select max(week) from weekly_points), interval '7 days') as week`;

const ledger = (accountId: string) => `
     select least($most, coalesce(sum(points), 0))::bigint as total,
       (count(*) filter (where reason = 'riddle_solved'))::integer as solved,
       (count(*) filter (where reason = 'riddle_revealed'))::integer as revealed
     from point_transactions where account_id = ${accountId}`;

/** What is stored about children and what the ledger says, in one snapshot. */
export const listTotals = many(
  { accountIds: uuids, most: int8 },
  {
    accountId: uuid,
    total: int8,
    solved: int4,
    revealed: int4,
    ledgerTotal: int8,
    ledgerSolved: int4,
    ledgerRevealed: int4,
    levels: json<readonly number[]>(),
    weeks:
      json<
        readonly { readonly week: string; readonly points: number; readonly least: number; readonly most: number }[]
      >(),
  },
  `select c.account_id as "accountId", coalesce(p.total, 0) as total, coalesce(p.riddles_solved, 0) as solved,
     coalesce(p.riddles_revealed, 0) as revealed, ledger.total as "ledgerTotal", ledger.solved as "ledgerSolved",
     ledger.revealed as "ledgerRevealed", (
       select coalesce(jsonb_agg(level order by level), '[]') from levels_reached l where l.account_id = c.account_id
     ) as levels, (
       select coalesce(jsonb_agg(to_jsonb(kept) order by week), '[]') from (
         select week, coalesce((select points from weekly_points w where w.account_id = c.account_id and w.week = k.week), 0) as points,
           ${earnedInWeekSql('c.account_id', 'week', { margin: 'certainly' })} as least,
           ${earnedInWeekSql('c.account_id', 'week', { margin: 'possibly' })} as most
         from (${keptWeeks}) k
       ) kept
     ) as weeks
   from unnest($accountIds::uuid[]) as c (account_id)
   left join child_points p on p.account_id = c.account_id
   cross join lateral (${ledger('c.account_id')}) ledger`,
);

export const restoreTotal = run(
  { accountId: uuid, most: int8 },
  `insert into child_points (account_id, total, riddles_solved, riddles_revealed)
   select account_id, total, solved, revealed
   from (values ($accountId::uuid)) as c (account_id) cross join (${ledger('$accountId')}) ledger
   on conflict (account_id) do update set
     total = excluded.total, riddles_solved = excluded.riddles_solved, riddles_revealed = excluded.riddles_revealed`,
);

const levelSql = (total: string) => `width_bucket(${total}, '{${reachableStarts.join()}}'::bigint[])`;

export const deleteLevelsAhead = run(
  { accountId: uuid },
  `delete from levels_reached l using child_points p
   where l.account_id = $accountId and p.account_id = l.account_id and l.level > ${levelSql('p.total')}`,
);

/** Records the current level with the entry that reached it. */
export const restoreLevel = run(
  { accountId: uuid },
  `insert into levels_reached (id, account_id, level, at)
   select case when exists (select from levels_reached l where l.id = e.id) then gen_random_uuid() else e.id end,
     p.account_id, ${levelSql('p.total')}, e.at
   from child_points p join (
     select *, sum(points) over (order by at, id) as reached from point_transactions where account_id = $accountId
   ) e on ${levelSql('e.reached::bigint')} >= ${levelSql('p.total')}
   where p.account_id = $accountId and ${levelSql('p.total')} > 1
   order by e.at, e.id limit 1
   on conflict (account_id, level) do nothing`,
);

/** Recomputes the stored weeks in the child's current time zone, because earlier time zones are not stored. */
export const restoreWeeks = run(
  { accountId: uuid },
  `with earned as (
     select date_trunc('week', t.at at time zone n.time_zone)::date as week, sum(t.points)::bigint as points
     from point_transactions t join named_accounts n on n.id = t.account_id
     where t.account_id = $accountId and t.points > 0
     group by 1
   ), gone as (
     delete from weekly_points where account_id = $accountId and week not in (select week from earned)
   )
   insert into weekly_points (account_id, week, points)
   select $accountId::uuid, week, points from earned where week in (${keptWeeks})
   on conflict (account_id, week) do update set points = excluded.points`,
);
