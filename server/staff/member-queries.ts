import { bool, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, run } from '../platform/db/statement.ts';
import { staffRole } from './columns.ts';

export const listMembers = many(
  {},
  {
    id: uuid,
    username: text,
    email: nullable(text),
    role: staffRole,
    joinedAt: instant,
    signedInAt: nullable(instant),
    hasSecondStep: bool,
  },
  `select id, username, email, role, created_at as "joinedAt", signed_in_at as "signedInAt",
     exists (select from second_steps s where s.account_id = a.id and s.confirmed_at is not null) as "hasSecondStep"
   from accounts a where role <> 'child' and state = 'active' order by role, username`,
);

/**
 * Locks all admins and one more member: of two admins who remove each other at the same moment, the second one finds that
 * they are no admin any more. A log-in of the member at that moment finishes first, or is refused.
 */
export const lockMembers = many(
  { id: uuid },
  { id: uuid, role: staffRole },
  `select id, role from accounts
   where role <> 'child' and state = 'active' and (role = 'admin' or id = $id) order by id for update`,
);

export const setRole = run(
  { id: uuid, role: staffRole, now: instant },
  `with changed as (
     update accounts set role = $role, updated_at = $now where id = $id returning id
   ), invites as (
     delete from staff_invites where invited_by in (select id from changed)
   )
   delete from sessions where account_id in (select id from changed)`,
);

/** The username stays beside their decisions. Everything they signed in with is deleted, and the address can be invited again. */
export const removeMember = run(
  { id: uuid, now: instant },
  `with ended as (
     update accounts set state = 'removed', email = null, password_hash = '', ended_at = $now, updated_at = $now
     where id = $id returning id
   ), invites as (
     delete from staff_invites where invited_by in (select id from ended)
   ), codes as (
     delete from recovery_codes where account_id in (select id from ended)
   ), steps as (
     delete from second_steps where account_id in (select id from ended)
   ), links as (
     delete from password_resets where account_id in (select id from ended)
   )
   delete from sessions where account_id in (select id from ended)`,
);
