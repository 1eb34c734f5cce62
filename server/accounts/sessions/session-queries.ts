import { bool, bytea, day, instant, int8, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import { consent, role, scopes, secondStep } from '../columns.ts';
import { timesRow } from '../controls/columns.ts';

/**
 * Starts a session, unless the account was closed or its password changed after `passwordHash` was read. Locks the account until the
 * transaction ends, so that a change of password or role sees this session and ends it.
 */
export const insertSession = run(
  {
    id: uuid,
    tokenHash: bytea,
    accountId: uuid,
    passwordHash: text,
    device: text,
    remembered: bool,
    secondStep,
    now: instant,
    expiresAt: instant,
  },
  `insert into sessions (id, token_hash, account_id, device, remembered, second_step, created_at, last_used_at, expires_at)
   select $id, $tokenHash, id, $device, $remembered, $secondStep, $now, $now, $expiresAt
   from accounts where id = $accountId and password_hash = $passwordHash and state = 'active' for key share`,
);

/** The active session of a token, with what authentication needs to know about its owner. */
export const findSession = maybeOne(
  { tokenHash: bytea, now: instant, idleSince: instant },
  {
    sessionId: uuid,
    accountId: uuid,
    role,
    secondStep,
    joinedAt: instant,
    lastUsedAt: instant,
    timeZone: text,
    birthDate: nullable(day),
    consent: nullable(consent),
    consentMethod: nullable(text),
    scopes: nullable(scopes),
    suspendedUntil: nullable(instant),
    ...timesRow.columns,
  },
  `select s.id as "sessionId", a.id as "accountId", a.role,
     s.second_step as "secondStep", a.created_at as "joinedAt", s.last_used_at as "lastUsedAt", a.time_zone as "timeZone",
     c.birth_date as "birthDate", c.consent, c.consent_method as "consentMethod", c.scopes,
     a.paused_until as "suspendedUntil", ${timesRow.select('a', 'c')}
   from sessions s join accounts a on a.id = s.account_id left join children c on c.account_id = a.id
   where s.token_hash = $tokenHash and s.expires_at > $now and (s.remembered or s.last_used_at > $idleSince)
     and a.state = 'active'`,
);
export type SessionRow = Row<typeof findSession>;

/** Changes no row where a second step is set up. */
export const postponeSecondStep = run(
  { sessionId: uuid, accountId: uuid, tokenHash: bytea, now: instant, expiresAt: instant },
  `with member as (
     select id from accounts where id = $accountId and state = 'active' for no key update
   ), signed as (
     update accounts set signed_in_at = $now where id = (select id from member)
   )
   update sessions set second_step = 'later', token_hash = $tokenHash, last_used_at = $now, expires_at = $expiresAt
   where id = $sessionId and account_id = (select id from member) and second_step = 'owed' and expires_at > $now
     and not exists (select from second_steps where account_id = $accountId and confirmed_at is not null)`,
);

/** Deletes all sessions and all links for a new password. */
export const endAllSessions = one(
  {},
  { sessions: int8 },
  `with ended as (delete from sessions returning 1), links as (delete from password_resets)
   select count(*) as sessions from ended`,
);

export const selectActiveSessions = many(
  { ids: uuids, now: instant, idleSince: instant },
  { id: uuid, timeZone: text, ...timesRow.columns },
  `select s.id, a.time_zone as "timeZone", ${timesRow.select('a', 'c')}
   from sessions s join accounts a on a.id = s.account_id left join children c on c.account_id = a.id
   where s.id = any ($ids) and s.expires_at > $now and (s.remembered or s.last_used_at > $idleSince)
     and a.state = 'active'`,
);

export const listAccountSessions = many(
  { accountId: uuid, now: instant, idleSince: instant },
  { id: uuid, device: text, createdAt: instant, lastUsedAt: instant },
  `select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
   where account_id = $accountId and second_step <> 'owed' and expires_at > $now and (remembered or last_used_at > $idleSince)
   order by last_used_at desc, id desc`,
);

export const deleteSession = run(
  { id: uuid, accountId: uuid },
  'delete from sessions where id = $id and account_id = $accountId',
);

export const deleteOtherSessions = many(
  { keptId: uuid, accountId: uuid },
  { id: uuid },
  'delete from sessions where account_id = $accountId and id <> $keptId returning id',
);

export const deleteAccountSessions = run({ accountId: uuid }, 'delete from sessions where account_id = $accountId');

export const deleteEndedSessions = run(
  { now: instant, idleSince: instant, until: instant },
  `with ended as (delete from sessions where expires_at <= $now),
     idle as (delete from sessions where not remembered and last_used_at <= $idleSince)
   delete from sessions where expires_at > $until`,
);
