import * as z from 'zod/mini';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

export const staffRoles = ['moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

const role = z.enum(staffRoles, 'Please choose moderator or admin');

const member = z.object({
  id,
  username: z.string(),
  email: z.nullable(z.string()),
  role,
  joinedAt: instant,
  /** Null before the first time. */
  signedInAt: z.nullable(instant),
  hasSecondStep: z.boolean(),
  /** The admin who is looking: somebody else has to change or remove them. */
  isSelf: z.boolean(),
});
export type StaffMember = z.output<typeof member>;

const invitation = z.object({
  id,
  email: z.string(),
  role,
  /** Null where the operator made it at the server. */
  invitedBy: z.nullable(z.string()),
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

export const listStaff = endpoint({
  route: 'GET /api/admin/staff',
  summary: 'Everybody on the staff, and who is invited',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ members: z.array(member), invitations: z.array(invitation), isTypedChatOpen: z.boolean() }),
});

export const changeStaffRole = endpoint({
  route: 'PUT /api/admin/staff/:id/role',
  summary: 'Makes a moderator an admin or an admin a moderator, who then signs in again',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  body: z.strictObject({ role }),
  returns: nothing,
});

export const removeStaff = endpoint({
  route: 'DELETE /api/admin/staff/:id',
  summary: 'Removes somebody from the staff: signed out everywhere at once. What they did stays on record',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const revokeInvitation = endpoint({
  route: 'DELETE /api/admin/invites/:id',
  summary: 'Takes an invitation to the staff back, so that its link opens nothing',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});
