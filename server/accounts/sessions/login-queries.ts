import { bool, bytea, day, instant, int4, int4s, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { role, state } from '../columns.ts';

export const findLogin = maybeOne(
  { username: text },
  {
    id: uuid,
    role,
    passwordHash: text,
    state,
    hasSecondStep: bool,
    timeZone: text,
    birthDate: nullable(day),
    /** Left by their own wish, and not erased yet. */
    mayComeBack: bool,
    /** A parent has deleted it, and can still keep it. */
    isEndedByParent: bool,
  },
  `select id, role, password_hash as "passwordHash", state,
     exists (select from second_steps s where s.account_id = a.id and s.confirmed_at is not null) as "hasSecondStep",
     time_zone as "timeZone", (select c.birth_date from children c where c.account_id = a.id) as "birthDate",
     exists (
       select from departures d where d.account_id = a.id and d.asked_by is null and d.asked_by_parent is null and d.erasing_since is null
     ) as "mayComeBack",
     exists (
       select from departures d where d.account_id = a.id and d.asked_by_parent is not null and d.erasing_since is null
     ) as "isEndedByParent"
   from accounts a where username = $username`,
);

/**
 * Counts an attempt as a failure until it succeeds. Returns no row while an earlier failure still delays it. An attempt further
 * in the future than any delay was noted while the clock was wrong, and delays nobody.
 */
export const countAttempt = maybeOne(
  { key: bytea, now: instant, countedSince: instant, delays: int4s },
  { failures: int4 },
  `insert into login_failures as f (key, failures, last_at) values ($key, 1, $now)
   on conflict (key) do update
     set failures = case when f.last_at <= $countedSince then 1 else f.failures + 1 end, last_at = $now
   where f.last_at + interval '1 second' * ($delays::int4[])[least(f.failures, cardinality($delays))] <= $now
     or f.last_at > $now + interval '1 second' * ($delays::int4[])[cardinality($delays)]
   returning failures`,
);

export const findAttempts = maybeOne(
  { key: bytea },
  { failures: int4, lastAt: instant },
  'select failures, last_at as "lastAt" from login_failures where key = $key',
);

export const deleteAttempts = run({ key: bytea }, 'delete from login_failures where key = $key');

/** Also those noted by a clock that was far ahead. */
export const deleteOldAttempts = run(
  { countedSince: instant, countedUntil: instant },
  `with old as (delete from login_failures where last_at <= $countedSince)
   delete from login_failures where last_at > $countedUntil`,
);
