import { bytea, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { maybeOne, run } from '../platform/db/statement.ts';
import { staffRole } from './columns.ts';

export const insertInvite = run(
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

export const takeInvite = maybeOne(
  { tokenHash: bytea, now: instant },
  { email: text, role: staffRole },
  'delete from staff_invites where token_hash = $tokenHash and expires_at > $now returning email, role',
);

export const deleteEndedInvites = run({ now: instant }, 'delete from staff_invites where expires_at <= $now');
