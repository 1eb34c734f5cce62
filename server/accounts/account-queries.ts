import { bool, bytea, byteas, day, instant, int4, int4s, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';
import { consent, role, scopes, state } from './columns.ts';

export const insertAccount = run(
  {
    id: uuid,
    role,
    username: text,
    email: nullable(text),
    passwordHash: text,
    timeZone: text,
    language: text,
    now: instant,
  },
  `insert into accounts (id, role, username, email, password_hash, time_zone, language, created_at, updated_at)
   values ($id, $role, $username, $email, $passwordHash, $timeZone, $language, $now, $now)`,
);

export const insertChild = run(
  { id: uuid, firstName: text, lastName: text, displayName: text, birthDate: day, consent, scopes },
  `insert into children (account_id, first_name, last_name, display_name, birth_date, consent, scopes)
   values ($id, $firstName, $lastName, $displayName, $birthDate, $consent, $scopes)`,
);

/** A parent of several children is one person; the name they were first called by stays. */
export const insertGuardian = run(
  { parentId: uuid, email: text, name: text, childId: uuid, now: instant },
  `with parent as (
     insert into parents (id, email, name, created_at) values ($parentId, $email, $name, $now)
     on conflict (email) do update set email = excluded.email returning id
   )
   insert into guardianships (child_id, parent_id, created_at) select $childId, id, $now from parent`,
);

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
    /** Leaves by their own wish, and not for good yet. */
    mayComeBack: bool,
  },
  `select id, role, password_hash as "passwordHash", state,
     exists (select from second_steps s where s.account_id = a.id and s.confirmed_at is not null) as "hasSecondStep",
     time_zone as "timeZone", (select c.birth_date from children c where c.account_id = a.id) as "birthDate",
     exists (
       select from departures d where d.account_id = a.id and d.asked_by is null and d.erasing_since is null
     ) as "mayComeBack"
   from accounts a where username = $username`,
);

/**
 * Counts a try as a failure until it proves to be none, so that tries made at once cannot slip through together. No row
 * comes back while the delay of the earlier ones runs: `delays` are seconds after one failure, two, and so on. A try further
 * in the future than any delay was noted while the clock was wrong, and delays nobody.
 */
export const countAttempt = maybeOne(
  { key: bytea, now: instant, restedSince: instant, delays: int4s },
  { failures: int4 },
  `insert into login_failures as f (key, failures, last_at) values ($key, 1, $now)
   on conflict (key) do update
     set failures = case when f.last_at <= $restedSince then 1 else f.failures + 1 end, last_at = $now
   where f.last_at + interval '1 second' * ($delays::int4[])[least(f.failures, cardinality($delays))] <= $now
     or f.last_at > $now + interval '1 second' * ($delays::int4[])[cardinality($delays)]
   returning failures`,
);

export const findAttempts = maybeOne(
  { key: bytea },
  { failures: int4, lastAt: instant },
  'select failures, last_at as "lastAt" from login_failures where key = $key',
);

export const forgetAttempts = run({ key: bytea }, 'delete from login_failures where key = $key');

/** Those noted by a clock that was far ahead, too. */
export const deleteRestedAttempts = run(
  { restedSince: instant, restedUntil: instant },
  `with rested as (delete from login_failures where last_at <= $restedSince)
   delete from login_failures where last_at > $restedUntil`,
);

export const changeConsent = run(
  { id: uuid, consent, method: nullable(text), scopes, now: instant },
  `update children set consent = $consent, consent_method = $method, consent_at = $now, scopes = $scopes
   where account_id = $id`,
);

/** Granted and without scopes: a grown-up has said yes, and has to agree to a new notice. */
export const closeScopes = many(
  {},
  { id: uuid },
  `update children set scopes = '{}' where consent = 'granted' returning account_id as id`,
);

export const blockAddress = run(
  { addressHash: bytea, why: text, now: instant },
  `insert into blocked_addresses (address_hash, why, at) values ($addressHash, $why, $now)
   on conflict (address_hash) do nothing`,
);

export const unblockAddress = run(
  { addressHashes: byteas },
  'delete from blocked_addresses where address_hash = any ($addressHashes)',
);

export const findBlock = maybeOne(
  { addressHashes: byteas },
  { at: instant },
  'select at from blocked_addresses where address_hash = any ($addressHashes) order by at limit 1',
);

export const listParentsOf = many(
  { childId: uuid },
  { id: uuid, email: text, name: text },
  `select p.id, p.email, p.name from guardianships g join parents p on p.id = g.parent_id
   where g.child_id = $childId order by g.created_at`,
);

export const findChildByName = maybeOne(
  { username: text },
  { id: uuid },
  `select id from accounts where username = $username and role = 'child'`,
);
