import * as z from 'zod/mini';
import { buddyApprovals } from '../rules/family/buddy-approval.ts';
import { reportReasons } from '../safety/report-reasons.ts';
import { avatar } from '../shared/avatar.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';
import { paragraphs } from '../shared/text.ts';

/** A child as the parents of others see them: never a name, an age or an address. */
const otherChild = { id, username: z.string(), avatar };

const byParent = { allows: 'parent', rateLimit: { limit: 240, seconds: 60 } } as const;
const changedByParent = { allows: 'parent', rateLimit: { limit: 60, seconds: 600 } } as const;

const childParams = z.strictObject({ childId: id });
const pairParams = z.strictObject({ childId: id, friendId: id });

const waitingApproval = z.object({
  id,
  childId: id,
  user: z.object(otherChild),
  /** When both children had agreed. */
  askedAt: instant,
  /** Of the other child, beside the own one. `older`: 13 or more. */
  ageGroup: z.enum(['same', 'near', 'older']),
  commonBuddies: z.number(),
  /** Null: nobody has to agree for the other child. */
  otherParentAgreed: z.nullable(z.boolean()),
  byCode: z.boolean(),
  /** The other child is in a class or club group of the own one. */
  sharesGroup: z.boolean(),
});
export type WaitingApproval = z.output<typeof waitingApproval>;

export const listApprovals = endpoint({
  ...byParent,
  route: 'GET /api/family/approvals',
  summary: 'Lists the new buddies of all own children that wait for the answer of the signed-in parent, oldest first',
  returns: z.object({ approvals: z.array(waitingApproval) }),
});

export const decideApproval = endpoint({
  ...changedByParent,
  route: 'POST /api/family/approvals',
  summary: "Records the signed-in parent's answer to a new buddy, once",
  body: z.strictObject({ id, decision: z.enum(['yes', 'no'], 'Please say yes or no') }),
  returns: z.object({ decision: z.enum(['yes', 'no']), areBuddies: z.boolean() }),
});

const buddyRule = z.object({
  own: z.enum(buddyApprovals),
  /** The strictest choice of all parents holds. */
  inForce: z.enum(buddyApprovals),
});
export type BuddyRule = z.output<typeof buddyRule>;

export const readBuddyRule = endpoint({
  ...byParent,
  route: 'GET /api/family/children/:childId/buddy-rule',
  summary: 'Returns whether parents are asked about new buddies of a child',
  params: childParams,
  returns: buddyRule,
});

export const setBuddyRule = endpoint({
  ...changedByParent,
  route: 'PUT /api/family/children/:childId/buddy-rule',
  summary: 'Changes whether this parent is asked about new buddies of a child; a trusted list needs no question',
  params: childParams,
  body: z.strictObject({ approval: z.enum(buddyApprovals, 'Please choose when we ask you') }),
  returns: buddyRule,
});

const buddy = z.object({ ...otherChild, since: instant, isTrusted: z.boolean() });
export type ParentsBuddy = z.output<typeof buddy>;

export const listBuddies = endpoint({
  ...byParent,
  route: 'GET /api/family/children/:childId/buddies',
  summary: 'Lists the buddies of an own child by username, and those whom a parent has blocked for the child',
  params: childParams,
  returns: z.object({ buddies: z.array(buddy), blocked: z.array(z.object({ ...otherChild, blockedAt: instant })) }),
});

export const trustFamily = endpoint({
  ...changedByParent,
  route: 'PUT /api/family/children/:childId/trusted/:friendId',
  summary: "Puts a buddy's family on this parent's trusted list, or takes it off",
  params: pairParams,
  body: z.strictObject({ isTrusted: z.boolean('Please say yes or no') }),
  returns: nothing,
});

export const endFriendship = endpoint({
  ...changedByParent,
  route: 'DELETE /api/family/children/:childId/buddies/:friendId',
  summary: 'Ends a friendship of an own child; a new one between the two needs the approval of a parent',
  params: pairParams,
  returns: nothing,
});

export const blockForChild = endpoint({
  ...changedByParent,
  route: 'PUT /api/family/children/:childId/blocks/:friendId',
  summary: 'Blocks another child for an own child, who cannot lift the block alone',
  params: pairParams,
  returns: nothing,
});

export const unblockForChild = endpoint({
  ...changedByParent,
  route: 'DELETE /api/family/children/:childId/blocks/:friendId',
  summary: 'Lifts the block of a parent; the friendship stays ended',
  params: pairParams,
  returns: nothing,
});

export const PARENT_REPORT_MAX = 1000;

export const reportAsParent = endpoint({
  route: 'POST /api/family/children/:childId/reports/:friendId',
  summary: 'Reports a child to staff, who mail the parent what came of it; neither family learns who reported',
  allows: 'parent',
  rateLimit: { limit: 10, seconds: 3600 },
  params: pairParams,
  body: z.strictObject({
    reason: z.enum(reportReasons, 'Please choose a reason'),
    words: paragraphs(0, '', PARENT_REPORT_MAX, 'Please say it in 1000 letters or less'),
  }),
  returns: nothing,
  status: 201,
});
