import { bool, instant, int4, int4s, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { timesRow } from './columns.ts';

/** Children who may not show their presence stop showing it, and have to switch it on again once it is allowed. */
export const changeControls = run(
  {
    id: uuid,
    dailyLimit: nullable(int4),
    openHours: nullable(int4s),
    isPaused: bool,
    allowsPresence: bool,
  },
  `update children set daily_limit = $dailyLimit, open_hours = $openHours, is_paused = $isPaused,
     allows_presence = $allowsPresence, shows_presence = case when $allowsPresence then shows_presence else false end
   where account_id = $id`,
);

export const changeTimeZone = run(
  { id: uuid, timeZone: text },
  'update accounts set time_zone = $timeZone where id = $id',
);

export const findTimes = maybeOne(
  { id: uuid, now: instant },
  { timeZone: text, ...timesRow.columns },
  `select a.time_zone as "timeZone", ${timesRow.select('a', 'c')}
   from accounts a join children c on c.account_id = a.id where a.id = $id`,
);
