import { bytea, instant, text } from '../platform/db/columns.ts';
import { maybeOne, run } from '../platform/db/statement.ts';
import { staffRole } from './columns.ts';

export const insertInvite = run(
  { tokenHash: bytea, email: text, role: staffRole, now: instant, expiresAt: instant },
  `insert into staff_invites (token_hash, email, role, created_at, expires_at)
   values ($tokenHash, $email, $role, $now, $expiresAt)`,
);

export const takeInvite = maybeOne(
  { tokenHash: bytea, now: instant },
  { email: text, role: staffRole },
  'delete from staff_invites where token_hash = $tokenHash and expires_at > $now returning email, role',
);

export const deleteEndedInvites = run({ now: instant }, 'delete from staff_invites where expires_at <= $now');
