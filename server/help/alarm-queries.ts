import { bytea, instant, int8, uuid } from '../platform/db/columns.ts';
import { one, run } from '../platform/db/statement.ts';

/** Visitors' messages about danger are counted one after the other. */
export const lockAlarms = run(
  {},
  `select where pg_advisory_xact_lock(hashtextextended('visitor alarms', 0)) is not null`,
);

export const countAlarms = one(
  { network: bytea, since: instant },
  { inAll: int8, ofNetwork: int8 },
  `select count(*) as "inAll", count(*) filter (where network = $network) as "ofNetwork"
   from visitor_alarms where at > $since`,
);

export const insertAlarm = run(
  { messageId: uuid, network: bytea, at: instant },
  'insert into visitor_alarms (message_id, network, at) values ($messageId, $network, $at)',
);

export const deleteAlarms = run({ before: instant }, 'delete from visitor_alarms where at <= $before');
