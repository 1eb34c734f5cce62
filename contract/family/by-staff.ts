import * as z from 'zod/mini';
import { username } from '../accounts.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { email, line } from '../shared/text.ts';
import { chosenScopes, consentOutcome } from './shapes.ts';

export const relations = ['mother', 'father', 'guardian'] as const;
export type Relation = (typeof relations)[number];

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
    /** True for the parent whose e-mail address the account already has. */
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
    parentEmail: email('Please enter a valid e-mail address'),
  }),
  returns: nothing,
  status: 201,
});

export const unblockParentAddress = endpoint({
  route: 'POST /api/consent/unblock',
  summary: 'Unblocks an address whose owner had refused or said "not my child"; the audit log names the admin',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({ email: email('Please enter a valid e-mail address') }),
  returns: nothing,
});
