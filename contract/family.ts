import * as z from 'zod/mini';
import { username } from './accounts.ts';
import { consentMethods } from './rules/consent.ts';
import { parentMailTopics } from './rules/parent-mail-topics.ts';
import { endpoint, nothing, scopes } from './shared/endpoint.ts';
import { instant } from './shared/ids.ts';
import { email, line } from './shared/text.ts';

export const linkPurposes = ['decide', 'not_mine', 'way_out', 'undo', 'stay'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const relations = ['mother', 'father', 'guardian'] as const;
export type Relation = (typeof relations)[number];

const status = z.enum(['not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired']);
const openScopes = z.array(z.enum(scopes));

/** The secret of a mailed link: the fragment of its address, sent in bodies only. */
const token = z
  .string("This link doesn't look right.")
  .check(z.minLength(20, "This link doesn't look right."), z.maxLength(100, "This link doesn't look right."));

const chosenScopes = z
  .array(z.enum(scopes, 'Please choose what to allow'), 'Please choose what to allow')
  .check(z.maxLength(scopes.length, 'Please choose what to allow'));

const consentLink = z.object({
  state: z.enum(['open', 'used', 'late', 'replaced', 'unknown']),
  about: z.nullable(
    z.object({
      purpose: z.enum(linkPurposes),
      username: z.string(),
      consent: status,
      scopes: openScopes,
      /** The consent methods that this operator offers. */
      methods: z.array(z.enum(consentMethods)),
      /** The parent agreed to an older version of the direct notice. */
      isRestated: z.boolean(),
      /** When the link stops working. */
      until: instant,
    }),
  ),
});
export type ConsentLink = z.output<typeof consentLink>;

/** A child's consent after a parent's answer. */
const consentOutcome = z.object({
  consent: status,
  scopes: openScopes,
  eraseAt: z.nullable(instant),
  /** Another parent allows less; the stricter answer counts. */
  isStricter: z.boolean(),
});
export type ConsentOutcome = z.output<typeof consentOutcome>;

const rateLimit = { limit: 60, seconds: 600 };

export const openConsentLink = endpoint({
  route: 'POST /api/family/consent/open',
  summary: 'Returns what a mailed link is for; changes nothing',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token }),
  returns: consentLink,
});

export const decideConsent = endpoint({
  route: 'POST /api/family/consent',
  summary: "Records a parent's answer: consent to the chosen scopes, or none",
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({
    token,
    decision: z.enum(['yes', 'no'], 'Please say yes or no'),
    scopes: chosenScopes,
  }),
  returns: consentOutcome,
});

export const revokeConsent = endpoint({
  route: 'POST /api/family/consent/revoke',
  summary: 'Revokes consent with the token of a mailed link',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token }),
  returns: consentOutcome,
});

export const undoRefusal = endpoint({
  route: 'POST /api/family/consent/undo',
  summary: "Undoes a parent's refusal before the data is erased",
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token }),
  returns: consentOutcome,
});

export const keepAccount = endpoint({
  route: 'POST /api/family/stay',
  summary: 'Keeps an account that the child deleted',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token }),
  returns: nothing,
});

export const reportNotMyChild = endpoint({
  route: 'POST /api/family/not-mine',
  summary: 'Records "not my child": this address never gets mail again',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token }),
  returns: nothing,
});

export const resendDirectNotice = endpoint({
  route: 'POST /api/consent/resend',
  summary: 'Mails the direct notice to the parent again: once a day, three times in all',
  allows: 'child',
  rateLimit: { limit: 10, seconds: 600 },
  returns: nothing,
  status: 202,
});

export const readConsent = endpoint({
  route: 'GET /api/consent',
  summary: 'Returns the consent of the signed-in child',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    status,
    scopes: openScopes,
    /** Switched off until a parent agrees to the new direct notice. */
    isPaused: z.boolean(),
    /** A parent gave consent, and the child has not seen that yet. */
    isNews: z.boolean(),
    eraseAt: z.nullable(instant),
  }),
});

export const readParentView = endpoint({
  route: 'GET /api/consent/parent-view',
  summary: 'Returns what the parents of the signed-in child know, decide and get mails about',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    grownUps: z.number(),
    username: z.string(),
    consent: status,
    scopes: openScopes,
    mailTopics: z.array(z.enum(parentMailTopics)),
  }),
});

export const markConsentSeen = endpoint({
  route: 'PUT /api/consent/seen',
  summary: 'Marks the news about consent as seen',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  returns: nothing,
});

export const recordConsentInPerson = endpoint({
  route: 'POST /api/consent/in-person',
  summary: 'Records which parent staff verified, and what that parent allows',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    username,
    parentName: line(100, 'Parent name is required', 'Parent name must be at most 100 characters'),
    relation: z.enum(relations, 'Please choose who they are'),
    scopes: chosenScopes,
    /** The parent whose e-mail address the account has already, not another grown-up. */
    isContact: z.boolean('Please say whether we have their address'),
  }),
  returns: consentOutcome,
});

export const inviteGrownUp = endpoint({
  route: 'POST /api/consent/grown-ups',
  summary: 'Adds another parent to a child: asks that person by mail and tells the other parents',
  allows: 'moderator',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({
    username,
    parentName: line(100, 'Parent name is required', 'Parent name must be at most 100 characters'),
    parentEmail: email('Valid parent email is required'),
  }),
  returns: nothing,
  status: 201,
});

export const unblockParentAddress = endpoint({
  route: 'POST /api/consent/unblock',
  summary: 'Unblocks an address whose owner had refused or said "not my child"; the audit log names the admin',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({ email: email('Please enter a valid email address') }),
  returns: nothing,
});
