import * as z from 'zod/mini';
import { formRefusals } from '../rules/family/signed-forms.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { idParams, instant } from '../shared/ids.ts';
import { consentOutcome, openScopes } from './shapes.ts';

const row = {
  id: z.string(),
  code: z.string(),
  username: z.string(),
  pages: z.number(),
  handedInAt: instant,
  until: instant,
};

export const listSignedForms = endpoint({
  route: 'GET /api/admin/consents',
  summary: 'Lists the signed forms that wait for staff, oldest first',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({ forms: z.array(z.object(row)), count: z.number() }),
});

export const readSignedForm = endpoint({
  route: 'GET /api/admin/consents/:id',
  summary: 'Returns a signed form with its pictures; each look is in the audit log',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: z.object({
    ...row,
    firstName: z.string(),
    parentName: z.string(),
    parentEmail: z.string(),
    scopes: openScopes,
    noticeVersion: z.number(),
    /** A newer notice is in force, so the form cannot be verified. */
    isOutdated: z.boolean(),
    /** PNG as data URLs, so that no other address shows them. */
    pictures: z.array(z.string()),
  }),
});
export type SignedFormReview = z.output<(typeof readSignedForm)['returns']>;

export const verifySignedForm = endpoint({
  route: 'POST /api/admin/consents/:id/verify',
  summary: 'Records that staff compared a signed form with the request: its scopes open, and its pictures are deleted',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: consentOutcome,
});

export const rejectSignedForm = endpoint({
  route: 'POST /api/admin/consents/:id/reject',
  summary: 'Deletes the pictures of a signed form, and tells the parent what to do',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  body: z.strictObject({ reason: z.enum(formRefusals, 'Please choose a reason') }),
  returns: nothing,
});
