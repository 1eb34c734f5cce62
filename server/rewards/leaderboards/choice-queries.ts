import type { AgeGroup } from '#contract/rules/age.ts';
import { instant, json, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { ageGroup } from '../columns.ts';

export const findPlayer = maybeOne(
  { accountId: uuid },
  { ageGroup, joinedAt: instant },
  `select age_group as "ageGroup", joined_at as "joinedAt" from leaderboard_players where account_id = $accountId`,
);

export const insertPlayer = run(
  { accountId: uuid, ageGroup, now: instant },
  `insert into leaderboard_players (account_id, age_group, joined_at) values ($accountId, $ageGroup, $now)
   on conflict (account_id) do nothing`,
);

export const deletePlayer = run({ accountId: uuid }, 'delete from leaderboard_players where account_id = $accountId');

/** An age group and its birth dates: after the first date, up to and including the last. */
export interface AgeGroupRow {
  readonly ageGroup: AgeGroup;
  readonly bornAfter: string;
  readonly bornUpTo: string;
}

export const moveBetweenAgeGroups = run(
  { groups: json<readonly AgeGroupRow[]>() },
  `update leaderboard_players l set age_group = g."ageGroup"
   from people p
   join jsonb_to_recordset($groups) as g ("ageGroup" text, "bornAfter" date, "bornUpTo" date)
     on p.birth_date > g."bornAfter" and p.birth_date <= g."bornUpTo"
   where p.id = l.account_id and l.age_group <> g."ageGroup"`,
);
