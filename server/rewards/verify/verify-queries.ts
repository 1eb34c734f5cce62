import type { DeedKind } from '#contract/rules/rewards/deeds.ts';
import type { Streak, StreakKind } from '#contract/rules/rewards/streaks.ts';
import { day, int8, json, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { entriesSql, ledgerTotal } from '../../points/index.ts';
import type { ChallengeItem } from '../challenges/challenge-queries.ts';
import { ageGroup } from '../columns.ts';
import { streaksByDeeds } from '../deeds/deed-queries.ts';

/** Rows as one JSON array, so that a single statement sees a child at one moment. */
const list = (rows: string) => `(select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${rows}) listed)`;

/** What is stored about children, and the ledgers it is derived from. */
export const listRecords = many(
  { accountIds: uuids },
  {
    accountId: uuid,
    birthDate: day,
    points: int8,
    spent: int8,
    deeds: json<readonly { readonly day: string; readonly kind: DeedKind; readonly count: number }[]>(),
    counts: json<readonly { readonly kind: DeedKind; readonly count: number }[]>(),
    streaks: json<readonly (Streak & { readonly kind: StreakKind })[]>(),
    earned: json<readonly { readonly id: string }[]>(),
    earnedPaid: json<readonly { readonly id: string }[]>(),
    completed: json<readonly { readonly day: string; readonly points: number }[]>(),
    completedPaid: json<readonly { readonly day: string; readonly points: number }[]>(),
  },
  `select c.account_id as "accountId", c.birth_date as "birthDate", ${ledgerTotal('c.account_id')} as points,
     (select coalesce(sum(cost), 0) from purchases where account_id = c.account_id)::bigint as spent,
     ${list(`select day, kind, count(*) as count from deeds where account_id = c.account_id group by day, kind`)} as deeds,
     ${list('select kind, count from deed_counts where account_id = c.account_id')} as counts,
     ${list(
       `select kind, current, longest, last_day as "lastDay", rest_day as "restDay", rests
        from streaks where account_id = c.account_id`,
     )} as streaks,
     ${list('select achievement_id as id from earned_achievements where account_id = c.account_id')} as earned,
     ${list(`select target as id from (${entriesSql('c.account_id', 'achievement')}) paid`)} as "earnedPaid",
     ${list('select day, points from completed_challenges where account_id = c.account_id')} as completed,
     ${list(`select target as day, points from (${entriesSql('c.account_id', 'daily_challenge')}) paid`)} as "completedPaid"
   from child_days c where c.account_id = any ($accountIds)`,
);

export const listChildren = many(
  { after: uuid, most: int8 },
  { accountId: uuid },
  'select account_id as "accountId" from child_days where account_id > $after order by account_id limit $most',
);

/** The achievements that every child who meets their requirement should have by now. */
export const listJudged = many(
  {},
  { id: text, fact: text, atLeast: int8 },
  `select id, fact, at_least as "atLeast" from achievements where is_active and is_judged order by id`,
);

export const listChallenges = many(
  {},
  { day, ageGroup, bornAfter: day, bornUpTo: day, items: json<readonly ChallengeItem[]>() },
  `select day, age_group as "ageGroup", born_after as "bornAfter", born_up_to as "bornUpTo", items
   from daily_challenges order by day, age_group`,
);

export const restoreCounts = run(
  { accountId: uuid },
  `with counts as (
     select account_id, kind, count(*)::integer as count from deeds where account_id = $accountId group by 1, 2
   ), gone as (
     delete from deed_counts where account_id = $accountId and kind not in (select kind from counts)
   )
   insert into deed_counts (account_id, kind, count) select account_id, kind, count from counts
   on conflict (account_id, kind) do update set count = excluded.count`,
);

export const restoreStreaks = run(
  { accountId: uuid },
  `with due as (${streaksByDeeds('$accountId')}
   ), gone as (
     delete from streaks where account_id = $accountId and kind not in (select kind from due)
   )
   insert into streaks (account_id, kind, current, longest, last_day, rest_day, rests)
   select $accountId::uuid, kind, current, longest, last_day, rest_day, rests from due
   on conflict (account_id, kind) do update set
     current = excluded.current, longest = excluded.longest, last_day = excluded.last_day, rest_day = excluded.rest_day,
     rests = excluded.rests`,
);

export const restoreEarned = run(
  { accountId: uuid },
  `with paid as (${entriesSql('$accountId', 'achievement')}
   ), gone as (
     delete from earned_achievements where account_id = $accountId and achievement_id not in (select target from paid)
   )
   insert into earned_achievements (account_id, achievement_id, at) select $accountId::uuid, target, at from paid
   on conflict do nothing`,
);

export const restoreCompleted = run(
  { accountId: uuid },
  `with paid as (
     select target::date as day, points, at from (${entriesSql('$accountId', 'daily_challenge')}) entries
   ), gone as (
     delete from completed_challenges where account_id = $accountId and day not in (select day from paid)
   )
   insert into completed_challenges (account_id, day, age_group, points, at)
   select $accountId::uuid, p.day, r.age_group, p.points, p.at
   from paid p
   join child_days c on c.account_id = $accountId
   join daily_challenges r on r.day = p.day and c.birth_date > r.born_after and c.birth_date <= r.born_up_to
   on conflict (account_id, day) do update set points = excluded.points`,
);
