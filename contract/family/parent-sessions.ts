import * as z from 'zod/mini';
import { avatar } from '../shared/avatar.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';
import { email } from '../shared/text.ts';
import { consentStatus, linkToken } from './shapes.ts';

const rateLimit = { limit: 20, seconds: 600 };

export const signInParent = endpoint({
  route: 'POST /api/family/sign-in',
  summary: 'Mails a link to sign in to the parent with this address; answers the same when there is none',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ email: email('Please enter a valid e-mail address') }),
  returns: nothing,
  status: 202,
});

export const renewParentLink = endpoint({
  route: 'POST /api/family/sign-in/again',
  summary: 'Mails a new link to the address that a used or late link was sent to',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
  status: 202,
});

export const openParentSession = endpoint({
  route: 'POST /api/family/session',
  summary: 'Signs a parent in and uses the link up; a session lasts until 30 minutes pass without a call',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
});

export const endParentSession = endpoint({
  route: 'DELETE /api/family/session',
  summary: 'Signs a parent out',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  returns: nothing,
});

export const endAllParentSessions = endpoint({
  route: 'DELETE /api/family/sessions',
  summary: 'Signs a parent out on all devices, and invalidates the links that were mailed to sign in',
  allows: 'parent',
  rateLimit,
  returns: nothing,
});

export const sendFreshLink = endpoint({
  route: 'POST /api/family/fresh-link',
  summary: 'Mails a new link to the signed-in parent, for calls that need one opened in the last 15 minutes',
  allows: 'parent',
  rateLimit,
  returns: nothing,
  status: 202,
});

export const resendOwnNotice = endpoint({
  route: 'POST /api/family/children/:childId/notice',
  summary: 'Mails the direct notice again to a parent who has not answered it',
  allows: 'parent',
  rateLimit: { limit: 12, seconds: 3600 },
  params: z.strictObject({ childId: id }),
  returns: nothing,
  status: 202,
});

const ownChild = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  avatar,
  consent: consentStatus,
  /** `leaving`: will be erased because the child, a parent or staff have deleted it. `removed`: by staff. */
  state: z.enum(['active', 'paused', 'leaving', 'removed']),
  /**
   * Whether this parent sees the child's page. Someone who was added to a child but hasn't answered might be a stranger, so
   * they first answer the notice we sent them.
   */
  isOpen: z.boolean(),
  /** Parents have paused the account: this one or another. */
  isPaused: z.boolean(),
  /** Until then staff have suspended the child. Null, too, where the reason stays between the child and staff. */
  suspendedUntil: z.nullable(instant),
});
export type OwnChild = z.output<typeof ownChild>;

export const listOwnChildren = endpoint({
  route: 'GET /api/family/children',
  summary: 'Returns the signed-in parent and their children',
  allows: 'parent',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({
    parent: z.object({ name: z.string(), email: z.string() }),
    children: z.array(ownChild),
    /** A link was opened in the last 15 minutes, so calls that need one are allowed. */
    isFresh: z.boolean(),
  }),
});
