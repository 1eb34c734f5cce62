import { bool, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';
import { staffRole } from './columns.ts';

/** How many have to be on the staff before children may type to each other. */
const NAMED = 2;

/** Whether enough people are named who look at what children type. */
export const enoughStaff = `(
  select count(*) from accounts where role <> 'child' and state = 'active') >= ${NAMED}`;

export const readStaffing = one({}, { isEnough: bool }, `select ${enoughStaff} as "isEnough"`);

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

export const listInvitations = many(
  { now: instant },
  { id: uuid, email: text, role: staffRole, invitedBy: nullable(text), expiresAt: instant },
  `select i.id, i.email, i.role, a.username as "invitedBy", i.expires_at as "expiresAt"
   from staff_invites i left join accounts a on a.id = i.invited_by
   where i.expires_at > $now order by i.expires_at, i.id`,
);

/**
 * All admins and one more member, held until the transaction ends: of two admins who remove each other at the same moment
 * the second one finds out that they are none any more. Who signs in meanwhile is waited for, or finds the door shut.
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

/** The username stays beside what they decided. What they signed in with goes, and the address may be invited again. */
export const endMember = run(
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

export const deleteInvitation = maybeOne(
  { id: uuid, now: instant },
  { role: staffRole },
  'delete from staff_invites where id = $id and expires_at > $now returning role',
);
