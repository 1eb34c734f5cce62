import { bool, bytea, day, instant, int4, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';

/** Taken by an account or by a pending sign-up. */
export const listTakenUsernames = many(
  { usernames: texts, now: instant },
  { username: text },
  `select username from accounts where username = any ($usernames)
   union select username from pending_signups where username = any ($usernames) and expires_at > $now`,
);

/** Who has a username. No row if it is free. For a pending sign-up, also what shows that the same child is signing up again. */
export const findHolder = maybeOne(
  { username: text, now: instant },
  { addressHash: nullable(bytea), lastSentAt: nullable(instant) },
  `select null::bytea as "addressHash", null::timestamptz as "lastSentAt" from accounts where username = $username
   union all
   select address_hash, last_sent_at from pending_signups where username = $username and expires_at > $now
   limit 1`,
);

/**
 * Stores a sign-up and reserves the username. Replaces an expired sign-up and the same child's earlier one. No row if another call
 * was faster.
 */
export const reserveUsername = maybeOne(
  {
    id: uuid,
    username: text,
    passwordHash: text,
    firstName: text,
    lastName: text,
    birthDate: day,
    email: text,
    addressHash: bytea,
    toParent: bool,
    parentName: nullable(text),
    nickname: text,
    timeZone: text,
    language: text,
    triesLeft: int4,
    now: instant,
    expiresAt: instant,
    pausedSince: instant,
  },
  { id: uuid },
  `insert into pending_signups as existing (id, username, password_hash, first_name, last_name, birth_date, email, address_hash,
     to_parent, parent_name, nickname, time_zone, language, tries_left, last_sent_at, created_at, expires_at)
   values ($id, $username, $passwordHash, $firstName, $lastName, $birthDate, $email, $addressHash,
     $toParent, $parentName, $nickname, $timeZone, $language, $triesLeft, $now, $now, $expiresAt)
   on conflict (username) do update set id = excluded.id, password_hash = excluded.password_hash,
     first_name = excluded.first_name, last_name = excluded.last_name, birth_date = excluded.birth_date,
     email = excluded.email, address_hash = excluded.address_hash, to_parent = excluded.to_parent,
     parent_name = excluded.parent_name, nickname = excluded.nickname, time_zone = excluded.time_zone, language = excluded.language, code_hash = null,
     tries_left = excluded.tries_left, last_sent_at = excluded.last_sent_at, created_at = excluded.created_at,
     expires_at = excluded.expires_at
   where existing.expires_at <= $now or (existing.address_hash = excluded.address_hash
     and (existing.last_sent_at <= $pausedSince or existing.last_sent_at > $now + ($now - $pausedSince)))
   returning id`,
);

export const findPending = maybeOne(
  { id: uuid, now: instant },
  { email: text, addressHash: bytea, toParent: bool, lastSentAt: instant, createdAt: instant },
  `select email, address_hash as "addressHash", to_parent as "toParent", last_sent_at as "lastSentAt",
     created_at as "createdAt"
   from pending_signups where id = $id and expires_at > $now for update`,
);

export const renewPending = run(
  { id: uuid, now: instant, expiresAt: instant },
  'update pending_signups set last_sent_at = $now, expires_at = $expiresAt where id = $id',
);

/** What the mail with the code needs; whether the address is an account's already is looked up here, behind the answer. */
export const findCodeMail = maybeOne(
  { id: uuid, now: instant },
  { username: text, email: text, toParent: bool, isKnown: bool },
  `select p.username, p.email, p.to_parent as "toParent",
     not p.to_parent and exists (select from accounts a where a.email = p.email) as "isKnown"
   from pending_signups p where p.id = $id and p.expires_at > $now`,
);

export const updateCode = run(
  { id: uuid, codeHash: bytea },
  'update pending_signups set code_hash = $codeHash where id = $id',
);

/** Uses up one try. Locks the sign-up, so that concurrent calls all count. */
export const consumeTry = maybeOne(
  { id: uuid, now: instant },
  {
    username: text,
    passwordHash: text,
    firstName: text,
    lastName: text,
    birthDate: day,
    email: text,
    toParent: bool,
    parentName: nullable(text),
    nickname: nullable(text),
    timeZone: text,
    language: text,
    codeHash: nullable(bytea),
    triesLeft: int4,
  },
  `update pending_signups set tries_left = tries_left - 1 where id = $id and tries_left > 0 and expires_at > $now
   returning username, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
     birth_date as "birthDate", email, to_parent as "toParent", parent_name as "parentName", nickname,
     time_zone as "timeZone", language, code_hash as "codeHash", tries_left as "triesLeft"`,
);
export type SignUp = Row<typeof consumeTry>;

export const deleteSignUp = run({ id: uuid }, 'delete from pending_signups where id = $id');

/**
 * Those that end after `until` were begun by a clock that was ahead; so it is with sessions and links. Each end is a delete of
 * its own, since PostgreSQL reads the whole table for an `or`.
 */
export const deleteEndedSignUps = run(
  { now: instant, until: instant },
  `with ended as (delete from pending_signups where expires_at <= $now)
   delete from pending_signups where expires_at > $until`,
);
