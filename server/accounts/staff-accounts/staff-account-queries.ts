import type { StaffRole } from '#contract/staff.ts';
import { type Column, instant, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

const staffRole = text as Column<StaffRole>;

/**
 * Locks all admins and one more member. If two admins remove each other at the same moment, the second is no longer an admin. A log-in
 * of the member at that moment finishes first, or is refused.
 */
export const lockMembers = many(
  { id: uuid },
  { id: uuid, role: staffRole },
  `select id, role from accounts
   where role <> 'child' and state = 'active' and (role = 'admin' or id = $id) order by id for update`,
);

export const lockMemberByName = maybeOne(
  { username: text },
  { id: uuid },
  `select id from accounts where username = $username and role <> 'child' for update`,
);

export const setRole = run(
  { id: uuid, role: staffRole, now: instant },
  'update accounts set role = $role, updated_at = $now where id = $id',
);

export const endMembership = run(
  { id: uuid, now: instant },
  `with ended as (
     update accounts set state = 'removed', email = null, password_hash = '', ended_at = $now, updated_at = $now
     where id = $id returning id
   )
   delete from password_resets where account_id in (select id from ended)`,
);
