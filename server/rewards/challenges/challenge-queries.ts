import type { AgeGroup } from '#contract/rules/age.ts';
import type { DeedKind } from '#contract/rules/deeds.ts';
import { type Column, day, instant, int4, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { awardsFor } from '../../points/index.ts';

const ageGroup = text as Column<AgeGroup>;

/** The challenge of one day for the children who were born after the one and up to the other day. */
export interface ChallengeRow {
  readonly day: string;
  readonly ageGroup: AgeGroup;
  readonly bornAfter: string;
  readonly bornUpTo: string;
  readonly points: number;
  readonly items: readonly { readonly kinds: readonly DeedKind[]; readonly target: number }[];
}

/** The child's own among the challenges of some days and all age groups: that of their day at $at. */
const today = `today as (
     select c.account_id, r.day, r."ageGroup", r.points, r.items
     from child_days c
     join jsonb_to_recordset($challenges)
       as r (day date, "ageGroup" text, "bornAfter" date, "bornUpTo" date, points integer, items jsonb)
       on r.day = ($at at time zone c.time_zone)::date and c.birth_date > r."bornAfter" and c.birth_date <= r."bornUpTo"
     where c.account_id = $accountId
   )`;

/** Notes and pays the challenge of the day when all of its items are done. */
export const completeDue = awardsFor(
  { challenges: json<readonly ChallengeRow[]>() },
  `${today}, completed as (
     insert into completed_challenges (account_id, day, age_group, points, at)
     select t.account_id, t.day, t."ageGroup", t.points, $at
     from today t
     where not exists (
       select from jsonb_to_recordset(t.items) as i (kinds text[], target integer)
       where i.target > (
         select count(*) from deeds d where d.account_id = t.account_id and d.day = t.day and d.kind = any (i.kinds)
       )
     )
     on conflict do nothing
     returning day, points
   ), due as (
     select 'daily_challenge' as reason, day::text as target, points from completed
   )`,
);

/** Which challenge the child has today, and when it was completed. */
export const findToday = maybeOne(
  { accountId: uuid, at: instant, challenges: json<readonly ChallengeRow[]>() },
  { day, ageGroup, completedAt: nullable(instant), points: nullable(int4) },
  `with ${today}
   select t.day, coalesce(c.age_group, t."ageGroup") as "ageGroup", c.at as "completedAt", c.points
   from today t left join completed_challenges c on c.account_id = t.account_id and c.day = t.day`,
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
