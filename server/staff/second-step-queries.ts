import { bool, bytea, byteas, instant, int8, text, uuid } from '../platform/db/columns.ts';
import { maybeOne, one, run } from '../platform/db/statement.ts';

/** Stores a new secret until it is confirmed. The same session gets the same one again; another session starts afresh. */
export const beginSecondStep = maybeOne(
  { accountId: uuid, sessionId: uuid, sealedSecret: text, now: instant },
  { sealedSecret: text, username: text },
  `insert into second_steps as s (account_id, session_id, sealed_secret, created_at)
   values ($accountId, $sessionId, $sealedSecret, $now)
   on conflict (account_id) do update set session_id = excluded.session_id, created_at = excluded.created_at,
     sealed_secret = case when s.session_id = excluded.session_id then s.sealed_secret else excluded.sealed_secret end
   where s.confirmed_at is null
   returning sealed_secret as "sealedSecret", (select username from accounts where id = $accountId) as username`,
);

/** The secret that a code is checked with: the confirmed one, or the one that this very session was given. */
export const findSecondStep = maybeOne(
  { accountId: uuid, sessionId: uuid },
  { sealedSecret: text, isConfirmed: bool },
  `select sealed_secret as "sealedSecret", confirmed_at is not null as "isConfirmed" from second_steps
   where account_id = $accountId and (confirmed_at is not null or session_id = $sessionId)`,
);

/** The account is locked first, as in the removal of a member, so that the two cannot deadlock. */
const member = `member as (
     select id from accounts where id = $accountId and state = 'active' for no key update
   )`;

/** The end of every second step: the session becomes complete, gets a new token, and wrong codes no longer count. */
const finish = `done as (
     update sessions s set token_hash = $tokenHash, second_step = 'done', last_used_at = $now, expires_at = $expiresAt
     from taken t where s.id = $sessionId and s.account_id = t.account_id and s.second_step <> 'done'
       and s.expires_at > $now
     returning s.remembered
   ), signed as (
     update accounts set signed_in_at = $now where id = (select id from member) and exists (select from done)
   ), calm as (
     delete from login_failures where key = $key and exists (select from done)
   )
   select remembered from done`;

const finishing = {
  accountId: uuid,
  sessionId: uuid,
  tokenHash: bytea,
  key: bytea,
  now: instant,
  expiresAt: instant,
} as const;

/** A last step minutes ahead was taken while the clock was wrong; a code that is right now is a new one. */
const isFresh = '(last_step < $step or last_step > $step + 10)';

/** Uses up the code of a time step. No row: it was used before, or the session has ended or is whole already. */
export const finishByCode = maybeOne(
  { ...finishing, step: int8 },
  { remembered: bool },
  `with ${member}, taken as (
     update second_steps set last_step = $step
     where account_id = (select id from member) and confirmed_at is not null and ${isFresh} returning account_id
   ), ${finish}`,
);

export const finishByRecoveryCode = maybeOne(
  { ...finishing, codeHashes: byteas },
  { remembered: bool },
  `with ${member}, taken as (
     delete from recovery_codes where code_hash = any ($codeHashes) and account_id = (select id from member)
     returning account_id
   ), ${finish}`,
);

export const finishEnrolment = maybeOne(
  { ...finishing, step: int8, codeHashes: byteas },
  { remembered: bool },
  `with ${member}, taken as (
     update second_steps set confirmed_at = $now, last_step = $step
     where account_id = (select id from member) and session_id = $sessionId and confirmed_at is null returning account_id
   ), codes as (
     insert into recovery_codes (code_hash, account_id) select unnest($codeHashes::bytea[]), account_id from taken
   ), ${finish}`,
);

/** On a developer's machine a session may be whole without the second step. */
export const postpone = run(
  { sessionId: uuid, accountId: uuid, tokenHash: bytea, now: instant, expiresAt: instant },
  `with ${member}, signed as (
     update accounts set signed_in_at = $now where id = (select id from member)
   )
   update sessions set second_step = 'later', token_hash = $tokenHash, last_used_at = $now, expires_at = $expiresAt
   where id = $sessionId and account_id = (select id from member) and second_step = 'owed' and expires_at > $now
     and not exists (select from second_steps where account_id = $accountId and confirmed_at is not null)`,
);

export const countRecoveryCodes = one(
  { accountId: uuid },
  { isSet: bool, recoveryCodesLeft: int8 },
  `select exists (select from second_steps where account_id = $accountId and confirmed_at is not null) as "isSet",
     (select count(*) from recovery_codes where account_id = $accountId) as "recoveryCodesLeft"`,
);

export const replaceRecoveryCodes = maybeOne(
  { accountId: uuid, step: int8, codeHashes: byteas, key: bytea },
  { accountId: uuid },
  `with taken as (
     update second_steps set last_step = $step
     where account_id = $accountId and confirmed_at is not null and ${isFresh} returning account_id
   ), ended as (
     delete from recovery_codes where account_id in (select account_id from taken)
   ), codes as (
     insert into recovery_codes (code_hash, account_id) select unnest($codeHashes::bytea[]), account_id from taken
   ), calm as (
     delete from login_failures where key = $key and exists (select from taken)
   )
   select account_id as "accountId" from taken`,
);

/** Deletes the second step and ends all sessions of a member of staff. */
export const deleteSecondStep = maybeOne(
  { username: text },
  { id: uuid },
  `with member as (
     select id from accounts where username = $username and role <> 'child' for update
   ), codes as (
     delete from recovery_codes where account_id in (select id from member)
   ), steps as (
     delete from second_steps where account_id in (select id from member)
   ), ended as (
     delete from sessions where account_id in (select id from member)
   )
   select id from member`,
);
