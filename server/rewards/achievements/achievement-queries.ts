import { instant, int8, json, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { awardsFor, pointTotal } from '../../points/index.ts';

/** What achievements ask about a child, as rows (fact, value); the names are those of `facts` in achievements.ts. */
const factsOf = (accountId: string) => `
     select kind as fact, count::bigint as value from deed_counts where account_id = ${accountId}
     union all select 'streak_' || kind, longest from streaks where account_id = ${accountId}
     union all select 'rests', rests from streaks where account_id = ${accountId} and kind = 'daily'
     union all select 'points', ${pointTotal(accountId)}
     union all select 'kinds_in_a_day', max(kinds) from (
       select count(distinct kind) as kinds from deeds
       where account_id = ${accountId} and day >= (select max(last_day) from streaks where account_id = ${accountId})
       group by day
     ) of_day`;

/** Notes and pays all achievements that the child has come to deserve. */
export const earnDue = awardsFor(
  {},
  `earned as (
     insert into earned_achievements (account_id, achievement_id, at)
     select $accountId, a.id, $at
     from achievements a join (${factsOf('$accountId')}) facts on facts.fact = a.fact and facts.value >= a.at_least
     where a.is_active
       and not exists (select from earned_achievements e where e.account_id = $accountId and e.achievement_id = a.id)
     on conflict do nothing
     returning achievement_id
   ), due as (
     select 'achievement' as reason, a.id as target, a.points from earned e join achievements a on a.id = e.achievement_id
   )`,
);

export const listFacts = many(
  { accountId: uuid },
  { fact: text, value: int8 },
  `select fact, value from (${factsOf('$accountId')}) facts where value is not null`,
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

/** Makes the table equal to the content. One that is no longer there stays with those who have it, and is not given any more. */
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

/** Children to look at, in the order of their ids, as long as there is an achievement that nobody was judged by. */
export const listUnjudged = many(
  { after: uuid, most: int8 },
  { accountId: uuid },
  `select distinct account_id as "accountId" from deed_counts
   where account_id > $after and exists (select from achievements where is_active and not is_judged)
   order by account_id limit $most`,
);

export const noteJudged = run({}, 'update achievements set is_judged = true where not is_judged');

export const deleteEarned = run({ accountId: uuid }, 'delete from earned_achievements where account_id = $accountId');
