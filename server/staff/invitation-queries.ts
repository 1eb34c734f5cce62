import { bytea, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';
import { staffRole } from './columns.ts';

export const insertInvitation = run(
  {
    id: uuid,
    tokenHash: bytea,
    email: text,
    role: staffRole,
    invitedBy: nullable(uuid),
    now: instant,
    expiresAt: instant,
  },
  `insert into staff_invites (id, token_hash, email, role, invited_by, created_at, expires_at)
   values ($id, $tokenHash, $email, $role, $invitedBy, $now, $expiresAt)`,
);

export const claimInvitation = maybeOne(
  { tokenHash: bytea, now: instant },
  { email: text, role: staffRole },
  'delete from staff_invites where token_hash = $tokenHash and expires_at > $now returning email, role',
);

export const deleteEndedInvitations = run({ now: instant }, 'delete from staff_invites where expires_at <= $now');

export const listInvitations = many(
  { now: instant },
  { id: uuid, email: text, role: staffRole, invitedBy: nullable(text), expiresAt: instant },
  `select i.id, i.email, i.role, a.username as "invitedBy", i.expires_at as "expiresAt"
   from staff_invites i left join named_accounts a on a.id = i.invited_by
   where i.expires_at > $now order by i.expires_at, i.id`,
);

export const deleteInvitation = maybeOne(
  { id: uuid, now: instant },
  { role: staffRole },
  'delete from staff_invites where id = $id and expires_at > $now returning role',
);
