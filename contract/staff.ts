import * as z from 'zod/mini';
import { staffPassword, user, username } from './accounts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { email } from './shared/text.ts';

const staffRoles = ['moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

const role = z.enum(staffRoles, 'Please choose moderator or admin');

const member = z.object({
  id,
  username: z.string(),
  email: z.nullable(z.string()),
  role,
  joinedAt: instant,
  /** Null before the first sign-in. */
  signedInAt: z.nullable(instant),
  hasSecondStep: z.boolean(),
  /** The admin who is reading this: only another admin can change or remove them. */
  isSelf: z.boolean(),
});
export type StaffMember = z.output<typeof member>;

const invitation = z.object({
  id,
  email: z.string(),
  role,
  /** Null if the operator created it on the server. */
  invitedBy: z.nullable(z.string()),
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

export const listStaff = endpoint({
  route: 'GET /api/admin/staff',
  summary: 'Lists the members of staff and the open invitations',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ members: z.array(member), invitations: z.array(invitation), isTypedChatOpen: z.boolean() }),
});

export const changeStaffRole = endpoint({
  route: 'PUT /api/admin/staff/:id/role',
  summary: 'Changes the role of a member of staff, who then has to sign in again',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  body: z.strictObject({ role }),
  returns: nothing,
});

export const removeStaff = endpoint({
  route: 'DELETE /api/admin/staff/:id',
  summary: 'Removes a member of staff and ends their sessions; the audit log stays',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const revokeInvitation = endpoint({
  route: 'DELETE /api/admin/invites/:id',
  summary: 'Revokes an invitation to the staff; its link stops working',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const inviteToStaff = endpoint({
  route: 'POST /api/admin/invites',
  summary: 'Creates an invitation link for a new member of staff; it works once, for a day',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({
    email: email('Please enter a valid e-mail address'),
    role,
  }),
  returns: z.object({ link: z.string() }),
  status: 201,
});

export const acceptStaffInvite = endpoint({
  route: 'POST /api/staff/accept',
  summary: 'Creates a staff account with the token of an invitation; the second step follows',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({
    token: z.string().check(z.minLength(20), z.maxLength(100)),
    username,
    password: staffPassword,
  }),
  returns: nothing,
  status: 201,
});

const TYPE_IT = 'Please type in the code';

/** Six digits from the authenticator app, or a recovery code. */
const code = z.string(TYPE_IT).check(z.trim(), z.minLength(6, TYPE_IT), z.maxLength(20, TYPE_IT));

export const openSecondStep = endpoint({
  route: 'POST /api/staff/totp/open',
  summary:
    'Returns whether the second step needs only a code, or first the secret for an app; the same for the whole session',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: z.object({
    /** Null if the app has the secret already. `address` is what the QR code contains. */
    enrolment: z.nullable(z.object({ secret: z.string(), address: z.string() })),
    /** Only on a developer's machine. */
    mayWait: z.boolean(),
  }),
});

export const completeSecondStep = endpoint({
  route: 'POST /api/staff/totp',
  summary: 'Finishes signing in with a code; the first time, the answer contains ten recovery codes',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ user, recoveryCodes: z.array(z.string()) }),
});

export const postponeSecondStep = endpoint({
  route: 'POST /api/staff/totp/later',
  summary: "Signs in without the second step, on a developer's machine only",
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: user,
});

export const readSecondStep = endpoint({
  route: 'GET /api/staff/totp',
  summary: 'Returns whether the own second step is set up, and how many recovery codes are left',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ isSet: z.boolean(), recoveryCodesLeft: z.number() }),
});

export const renewRecoveryCodes = endpoint({
  route: 'POST /api/staff/recovery-codes',
  summary: 'Replaces the recovery codes by ten new ones; needs a code from the app',
  allows: 'moderator',
  rateLimit: { limit: 10, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ recoveryCodes: z.array(z.string()) }),
});
