import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';
import { email, line } from '../shared/text.ts';
import { linkToken } from './shapes.ts';

const ofChild = { params: z.strictObject({ childId: id }), rateLimit: { limit: 120, seconds: 60 } } as const;
const byLink = {
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
} as const;

const grownUps = z.object({
  grownUps: z.array(
    z.object({
      name: z.string(),
      /** Only the reader's own. Other grown-ups decide for themselves who gets their address. */
      email: z.nullable(z.string()),
      isYou: z.boolean(),
      /** Has answered the notice about this child with a yes. */
      hasConsented: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id,
      name: z.string(),
      /** Visible only to the parent who sent it. */
      email: z.nullable(z.string()),
      state: z.enum(['open', 'late', 'declined']),
      until: instant,
    }),
  ),
  /** A child has at most four, including invitations. */
  canInvite: z.boolean(),
});
export type GrownUps = z.output<typeof grownUps>;

export const listGrownUps = endpoint({
  ...ofChild,
  route: 'GET /api/family/children/:childId/grown-ups',
  summary: "Lists a child's parents, and those who are invited to become one",
  allows: 'parent',
  returns: grownUps,
});

/** More than any family has here. */
const MAX_INVITED_CHILDREN = 20;

export const inviteParent = endpoint({
  ...ofChild,
  route: 'POST /api/family/children/:childId/grown-ups',
  summary: 'Invites another grown-up to be a parent of this child or several, too, and tells the others',
  allows: 'parent',
  needsFreshLink: true,
  rateLimit: { limit: 20, seconds: 3600 },
  body: z.strictObject({
    name: line(100, 'Please enter a name', 'A name can have at most 100 letters'),
    email: email('Please enter a valid e-mail address'),
    /** Other children of this parent: one mail asks about all. */
    alsoTo: z.optional(z.array(id).check(z.maxLength(MAX_INVITED_CHILDREN))),
  }),
  returns: nothing,
  status: 201,
});

export const withdrawInvitation = endpoint({
  route: 'DELETE /api/family/children/:childId/grown-ups/:invitationId',
  summary: 'Takes an invitation back; its link stops working',
  allows: 'parent',
  rateLimit: { limit: 60, seconds: 60 },
  params: z.strictObject({ childId: id, invitationId: id }),
  returns: nothing,
});

const invitation = z.object({
  state: z.enum(['open', 'late', 'declined', 'unknown']),
  about: z.nullable(
    z.object({
      children: z.array(z.object({ firstName: z.string(), username: z.string() })),
      /** The name of the parent who invites. */
      invitedBy: z.string(),
      until: instant,
    }),
  ),
});
export type Invitation = z.output<typeof invitation>;

export const openInvitation = endpoint({
  ...byLink,
  route: 'POST /api/family/invitation/open',
  summary: 'Returns what a mailed invitation is about; changes nothing',
  returns: invitation,
});

export const acceptInvitation = endpoint({
  ...byLink,
  route: 'POST /api/family/invitation/accept',
  summary: 'Becomes a parent of the child; the direct notice follows by mail',
  returns: nothing,
});

export const declineInvitation = endpoint({
  ...byLink,
  route: 'POST /api/family/invitation/decline',
  summary: 'Declines an invitation; its link stops working',
  returns: nothing,
});
