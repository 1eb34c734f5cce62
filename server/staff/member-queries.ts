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
   from staff_members a order by role, username`,
);

export const deleteInvitationsBy = run({ id: uuid }, 'delete from staff_invites where invited_by = $id');
