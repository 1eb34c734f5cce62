import * as z from 'zod/mini';
import { password, user, username } from './accounts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { email } from './shared/text.ts';

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

export const inviteToStaff = endpoint({
  route: 'POST /api/admin/invites',
  summary: 'Makes a link for a new member of staff, to be handed over; it works once, for a day',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({
    email: email('Please enter a valid email address'),
    role,
  }),
  returns: z.object({ link: z.string() }),
  status: 201,
});

export const acceptStaffInvite = endpoint({
  route: 'POST /api/staff/accept',
  summary: 'Makes a staff account by the link that an admin handed over; the second step follows',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(100)), username, password }),
  returns: nothing,
  status: 201,
});

const TYPE_IT = 'Please type in the code';

/** Six digits of the app, or a recovery code. */
const code = z.string(TYPE_IT).check(z.trim(), z.minLength(6, TYPE_IT), z.maxLength(20, TYPE_IT));

export const openSecondStep = endpoint({
  route: 'POST /api/staff/totp/open',
  summary:
    'What the second step needs: a code, or first the secret for an app; the same one as long as the session lasts',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: z.object({
    /** Empty where the app has the secret already. `address` is what the picture holds. */
    enrolment: z.nullable(z.object({ secret: z.string(), address: z.string() })),
    /** On a developer's machine only. */
    mayWait: z.boolean(),
  }),
});

export const takeSecondStep = endpoint({
  route: 'POST /api/staff/totp',
  summary: 'Finishes signing in by a code; the first one also brings ten recovery codes, this once',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ user, recoveryCodes: z.array(z.string()) }),
});

export const putOffSecondStep = endpoint({
  route: 'POST /api/staff/totp/later',
  summary: "Signs in without the second step, on a developer's machine",
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: user,
});

export const readSecondStep = endpoint({
  route: 'GET /api/staff/totp',
  summary: 'Whether the own second step is set up, and how many recovery codes are left',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ isSet: z.boolean(), recoveryCodesLeft: z.number() }),
});

export const renewRecoveryCodes = endpoint({
  route: 'POST /api/staff/recovery-codes',
  summary: 'Ten new recovery codes instead of the old ones, for a code of the app',
  allows: 'moderator',
  rateLimit: { limit: 10, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ recoveryCodes: z.array(z.string()) }),
});
