import type { AgeGroup } from '#contract/rules/age.ts';
import type { DeedGroup, DeedKind } from '#contract/rules/rewards/deeds.ts';
import { day, instant, int4, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { awardsFor } from '../../points/index.ts';
import { ageGroup } from '../columns.ts';

export interface ChallengeItem {
  readonly type: DeedGroup;
  readonly description: string;
  readonly target: number;
  readonly kinds: readonly DeedKind[];
}

/** The challenge of one day for the children who were born after the one and up to the other day. */
export interface ChallengeRow {
  readonly day: string;
  readonly ageGroup: AgeGroup;
  readonly bornAfter: string;
  readonly bornUpTo: string;
  readonly theme: string;
  readonly points: number;
  readonly items: readonly ChallengeItem[];
}

/** A challenge keeps its first wording for the day, even if the content changes. */
export const insertChallenges = run(
  { challenges: json<readonly ChallengeRow[]>() },
  `insert into daily_challenges (day, age_group, born_after, born_up_to, theme, points, items)
   select day, "ageGroup", "bornAfter", "bornUpTo", theme, points, items
   from jsonb_to_recordset($challenges) as r (
     day date, "ageGroup" text, "bornAfter" date, "bornUpTo" date, theme text, points integer, items jsonb
   )
   on conflict do nothing`,
);

/** Whether the deeds of the day complete all items of a challenge. */
const isDone = (items: string, accountId: string, day: string) => `not exists (
       select from jsonb_to_recordset(${items}) as i (kinds text[], target integer)
       where i.target > (
         select count(*) from deeds d where d.account_id = ${accountId} and d.day = ${day} and d.kind = any (i.kinds)
       )
     )`;

const completes = (days: string) => `completed as (
     insert into completed_challenges (account_id, day, age_group, points, at)
     select c.account_id, r.day, r.age_group, r.points, $at
     from child_days c join daily_challenges r on c.birth_date > r.born_after and c.birth_date <= r.born_up_to
     where c.account_id = $accountId and ${days} and ${isDone('r.items', 'c.account_id', 'r.day')}
     on conflict do nothing
     returning day, points
   ), due as (
     select 'daily_challenge' as reason, day::text as target, points from completed
   )`;

/** Stores and pays for the challenge of the day when all of its items are done. */
export const completeDue = awardsFor({}, completes('r.day = ($at at time zone c.time_zone)::date'));

/** The same for all days. */
export const completeLongDue = awardsFor({}, completes('true'));

/** The child's challenge for today, and when it was completed. */
export const findToday = maybeOne(
  { accountId: uuid, at: instant },
  {
    day,
    theme: text,
    points: int4,
    items: json<readonly ChallengeItem[]>(),
    completedAt: nullable(instant),
    pointsEarned: nullable(int4),
  },
  `select r.day, r.theme, r.points, r.items, c.at as "completedAt", c.points as "pointsEarned"
   from child_days d
   left join completed_challenges c on c.account_id = d.account_id and c.day = ($at at time zone d.time_zone)::date
   join daily_challenges r on r.day = ($at at time zone d.time_zone)::date and case
     when c.age_group is null then d.birth_date > r.born_after and d.birth_date <= r.born_up_to
     else r.age_group = c.age_group
   end
   where d.account_id = $accountId`,
);

export const listCompleted = many(
  { accountId: uuid },
  { day, ageGroup, points: int4, at: instant },
  `select day, age_group as "ageGroup", points, at from completed_challenges where account_id = $accountId order by day`,
);

export const deleteCompleted = run(
  { accountId: uuid },
  'delete from completed_challenges where account_id = $accountId',
);
