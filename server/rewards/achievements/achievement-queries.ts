import { instant, int8, json, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { awardsFor, pointTotal } from '../../points/index.ts';

/**
 * The facts about a child that achievements depend on, as rows (fact, value). The names are those of `toCondition` in content.ts.
 */
const factsSql = (accountId: string, daysSince = "'-infinity'::date") => `
     select kind as fact, count::bigint as value from deed_counts where account_id = ${accountId}
     union all select 'streak_' || kind, longest from streaks where account_id = ${accountId}
     union all select 'rests', rests from streaks where account_id = ${accountId} and kind = 'daily'
     union all select 'points', ${pointTotal(accountId)}
     union all select 'kinds_in_a_day', max(kinds) from (
       select count(distinct kind) as kinds from deeds where account_id = ${accountId} and day >= ${daysSince} group by day
     ) of_day`;

/**
 * Stores all achievements that the child has earned, for `due`. Those for levels come last, the lowest first, because they
 * count the points of the others.
 */
const earns = (facts: string) => `facts as (${facts}
   ), open as (
     select * from achievements
     where is_active and id <> all (array(select achievement_id from earned_achievements where account_id = $accountId))
   ), deserved as (
     select o.id, o.points from open o join facts f on f.fact = o.fact and f.value >= o.at_least where o.fact <> 'points'
   ), levels as (
     select o.id, o.at_least, o.at_least <= f.value + (select coalesce(sum(points), 0) from deserved)
       + coalesce(sum(o.points) over (order by o.at_least, o.id rows between unbounded preceding and 1 preceding), 0)
       as is_reached
     from open o join facts f on f.fact = o.fact where o.fact = 'points'
   ), earned as (
     insert into earned_achievements (account_id, achievement_id, at)
     select $accountId, id, $at from (
       select id from deserved
       union all select id from (
         select id, bool_and(is_reached) over (order by at_least, id) as is_due from levels
       ) by_level where is_due
     ) ids
     on conflict do nothing
     returning achievement_id
   ), due as (
     select 'achievement' as reason, a.id as target, a.points from earned e join achievements a on a.id = e.achievement_id
   )`;

/** After a deed. Days that cannot be today in any time zone were checked before. */
export const earnDue = awardsFor({}, earns(factsSql('$accountId', "($at at time zone 'UTC')::date - 3")));

/** From everything the child has ever done. */
export const earnLongDue = awardsFor({}, earns(factsSql('$accountId')));

export const listFacts = many(
  { accountId: uuid },
  { fact: text, value: int8 },
  `select fact, value from (${factsSql('$accountId')}) facts where value is not null`,
);

export const listEarned = many(
  { accountId: uuid },
  { achievementId: text, at: instant },
  'select achievement_id as "achievementId", at from earned_achievements where account_id = $accountId order by at, achievement_id',
);

interface AchievementRow {
  readonly id: string;
  readonly fact: string;
  readonly atLeast: number;
  readonly points: number;
}

/** Makes the table match the content. Children keep an achievement that is no longer listed, but nobody else can earn it. */
export const syncAchievements = run(
  { achievements: json<readonly AchievementRow[]>() },
  `with content as (
     select * from jsonb_to_recordset($achievements) as a (id text, fact text, "atLeast" bigint, points integer)
   ), retired as (
     update achievements set is_active = false where is_active and id not in (select id from content)
   )
   insert into achievements as known (id, fact, at_least, points)
   select id, fact, "atLeast", points from content
   on conflict (id) do update set
     fact = excluded.fact, at_least = excluded.at_least, points = excluded.points, is_active = true,
     is_judged = false
   where (known.fact, known.at_least, known.points, known.is_active)
     is distinct from (excluded.fact, excluded.at_least, excluded.points, true)`,
);

/** Achievements that have not been checked yet for children who joined before them. */
export const listUnjudged = many(
  {},
  { id: text, atLeast: int8 },
  'select id, at_least as "atLeast" from achievements where is_active and not is_judged order by id',
);

/** Children who have done anything, ordered by id. */
export const listActiveChildren = many(
  { after: uuid, most: int8 },
  { accountId: uuid },
  `select c.account_id as "accountId" from child_days c
   where c.account_id > $after
     and (exists (select from deed_counts d where d.account_id = c.account_id) or ${pointTotal('c.account_id')} > 0)
   order by c.account_id limit $most`,
);

/** An achievement that has changed since it was listed is left for the next run. */
export const recordJudged = run(
  { judged: json<readonly { readonly id: string; readonly atLeast: number }[]>() },
  `update achievements a set is_judged = true
   from jsonb_to_recordset($judged) as j (id text, "atLeast" bigint)
   where a.id = j.id and a.at_least = j."atLeast" and a.is_active`,
);

export const deleteEarned = run({ accountId: uuid }, 'delete from earned_achievements where account_id = $accountId');
