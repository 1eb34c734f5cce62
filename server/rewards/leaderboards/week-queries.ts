import { visibility } from '../../friends/index.ts';
import { day, instant, int4, int8, texts, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { weekPoints } from '../../points/index.ts';
import { ageGroup } from '../columns.ts';

/**
 * Settles each week that isn't settled yet: stores who joined before it ended, and their rank. If two nodes run it at once, the
 * second one waits and adds nothing.
 */
export const settleWeeks = run(
  { weeks: texts, now: instant },
  `with settled as (
     insert into weekly_leaderboards (week_start, week_end, settled_at)
     select week::date, week::date + 6, $now from unnest($weeks::text[]) as week
     on conflict do nothing
     returning week_start, week_end
   )
   insert into user_leaderboard_entries (account_id, week_start, age_group, rank, score)
   select l.account_id, s.week_start, l.age_group,
     rank() over (partition by s.week_start, l.age_group order by w.points desc), w.points
   from settled s cross join leaderboard_players l
   join named_accounts n on n.id = l.account_id
   join people p on p.id = l.account_id
   cross join lateral (${weekPoints('l.account_id', 's.week_start')}) w
   where ${visibility.isVisibleOrSuspended('p')} and 'leaderboards' = any(p.scopes)
     and l.joined_at < (s.week_end + 1)::timestamp at time zone n.time_zone`,
);

export const deleteEntriesBefore = run({ week: day }, 'delete from user_leaderboard_entries where week_start < $week');
export const deleteWeeksBefore = run({ week: day }, 'delete from weekly_leaderboards where week_start < $week');

export const listEntries = many(
  { accountId: uuid },
  { week: day, ageGroup, rank: int4, score: int8 },
  `select week_start as week, age_group as "ageGroup", rank, score from user_leaderboard_entries
   where account_id = $accountId order by week_start`,
);

export const deleteEntries = run(
  { accountId: uuid },
  'delete from user_leaderboard_entries where account_id = $accountId',
);
