import type { StreakKind } from '#contract/rules/rewards/streaks.ts';
import { type Column, day, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

export const listStreaks = many(
  { accountId: uuid },
  {
    kind: text as Column<StreakKind>,
    current: int4,
    longest: int4,
    lastDay: day,
    restDay: nullable(day),
    rests: int4,
  },
  `select kind, current, longest, last_day as "lastDay", rest_day as "restDay", rests
   from streaks where account_id = $accountId order by kind`,
);

export const listDaysSince = many(
  { accountId: uuid, since: day },
  { day },
  'select distinct day from deeds where account_id = $accountId and day >= $since order by day',
);

export const deleteStreaks = run({ accountId: uuid }, 'delete from streaks where account_id = $accountId');
