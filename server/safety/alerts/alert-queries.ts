import type { Lane } from '#contract/rules/lanes.ts';
import { type Column, instant, int4, int8, nullable, text } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

export type Channel = 'mail' | 'webhook';

const lane = text as Column<Lane>;
const channel = text as Column<Channel>;

const isUnread = `c.urgent and c.read_at is null and c.state in ('open', 'escalated', 'removing')`;
const unread = `c.lane = $lane and ${isUnread}`;

/**
 * Claims an alert for one node if one is due: there is an urgent case that nobody has opened, and staff were not alerted about
 * it since `again`. A new case is alerted at once, but not more often than `fresh` allows.
 */
export const claimAlert = maybeOne(
  { lane, channel, now: instant, until: instant, fresh: instant, again: instant },
  { lane },
  `update staff_alerts s set busy_until = $until
   where s.lane = $lane and s.channel = $channel and s.busy_until <= $now and exists (
     select from cases c left join case_alerts t on t.case_id = c.id and t.channel = $channel
     where ${unread} and (
       t.at <= $again
       or t.at is null and (s.sent_at is null or s.sent_at <= case when c.crowded then $again else $fresh end)
     )
   )
   returning s.lane`,
);

/** Takes an alert that failed before, without the wait of the others; not one that another node is sending. */
export const claimFailedAlert = maybeOne(
  { lane, channel, now: instant, until: instant },
  { lane },
  `update staff_alerts s set busy_until = $until
   where s.lane = $lane and s.channel = $channel and s.busy_until <= $now and s.failed_at is not null
     and exists (select from cases c where ${unread})
   returning s.lane`,
);

/** Counts unopened cases by kind. */
export const countUnread = many(
  { lane },
  { kind: text, reason: text, count: int8 },
  `select c.kind, c.reason, count(*) as count from cases c where ${unread} group by c.kind, c.reason
   order by min(c.rank_at)`,
);

/** Stores that staff were alerted about everything waiting at that time. */
export const recordAlert = run(
  { lane, channel, startedAt: instant, now: instant, people: nullable(int4) },
  `with told as (
     insert into case_alerts (case_id, channel, at, people)
     select c.id, $channel, $now, $people from cases c where ${unread} and c.opened_at <= $startedAt
     on conflict (case_id, channel) do update set at = excluded.at, people = excluded.people
   )
   update staff_alerts set sent_at = $now, failed_at = null, busy_until = '-infinity'
   where lane = $lane and channel = $channel`,
);

/** Tried again with the next run. */
export const recordFailure = run(
  { lane, channel, now: instant },
  `update staff_alerts set failed_at = coalesce(failed_at, $now), busy_until = '-infinity'
   where lane = $lane and channel = $channel`,
);

/** Failed alerts about cases that are still waiting. */
export const listFailedAlerts = many(
  {},
  { lane, channel, cases: int8, failedAt: nullable(instant) },
  `select s.lane, s.channel, count(*) as cases, s.failed_at as "failedAt"
   from staff_alerts s join cases c on c.lane = s.lane and ${isUnread}
   where s.failed_at is not null group by s.lane, s.channel, s.failed_at order by s.failed_at`,
);

/** Channels to staff that currently don't work. */
export const listFailing = many(
  {},
  { channel },
  'select distinct channel from staff_alerts where failed_at is not null',
);
