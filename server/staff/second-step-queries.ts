import { signIn } from '../accounts/index.ts';
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
   returning sealed_secret as "sealedSecret", (select username from named_accounts where id = $accountId) as username`,
);

/** The secret that a code is checked with: the confirmed one, or the one that this very session was given. */
export const findSecondStep = maybeOne(
  { accountId: uuid, sessionId: uuid },
  { sealedSecret: text, isConfirmed: bool },
  `select sealed_secret as "sealedSecret", confirmed_at is not null as "isConfirmed" from second_steps
   where account_id = $accountId and (confirmed_at is not null or session_id = $sessionId)`,
);

/** A last step minutes ahead was taken while the clock was wrong; a code that is right now is a new one. */
const isFresh = '(last_step < $step or last_step > $step + 10)';

/** Uses up the code of a time step. No row: it was used before, or the session has ended or is whole already. */
export const finishByCode = maybeOne(
  { ...signIn.completion, step: int8 },
  { remembered: bool },
  `with ${signIn.lockedMember}, taken as (
     update second_steps set last_step = $step
     where account_id = (select id from member) and confirmed_at is not null and ${isFresh} returning account_id
   ), ${signIn.completeSession}`,
);

export const finishByRecoveryCode = maybeOne(
  { ...signIn.completion, codeHashes: byteas },
  { remembered: bool },
  `with ${signIn.lockedMember}, taken as (
     delete from recovery_codes where code_hash = any ($codeHashes) and account_id = (select id from member)
     returning account_id
   ), ${signIn.completeSession}`,
);

export const finishEnrolment = maybeOne(
  { ...signIn.completion, step: int8, codeHashes: byteas },
  { remembered: bool },
  `with ${signIn.lockedMember}, taken as (
     update second_steps set confirmed_at = $now, last_step = $step
     where account_id = (select id from member) and session_id = $sessionId and confirmed_at is null returning account_id
   ), codes as (
     insert into recovery_codes (code_hash, account_id) select unnest($codeHashes::bytea[]), account_id from taken
   ), ${signIn.completeSession}`,
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
     ${signIn.forgiveAttempts}
   )
   select account_id as "accountId" from taken`,
);

export const deleteSecondStep = run(
  { accountId: uuid },
  `with codes as (delete from recovery_codes where account_id = $accountId)
   delete from second_steps where account_id = $accountId`,
);
