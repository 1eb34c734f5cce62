import * as z from 'zod/mini';
import { consentMethods } from '../rules/consent.ts';
import { formRefusals, MAX_FORM_BYTES, MAX_FORM_PAGES, paperSizes } from '../rules/family/signed-forms.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';
import { cardCharge } from './payments.ts';
import { chosenScopes, linkToken, openScopes } from './shapes.ts';

/** The base64 length of so many bytes. */
const encodedLength = (bytes: number) => Math.ceil(bytes / 3) * 4;

const file = z
  .string("We couldn't read this file.")
  .check(
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "We couldn't read this file."),
    z.maxLength(encodedLength(MAX_FORM_BYTES), 'All files together can be 10 MB at most.'),
  );

const signedForm = z.object({
  /** Printed on the paper. */
  code: z.string(),
  firstName: z.string(),
  username: z.string(),
  parentName: z.string(),
  scopes: openScopes,
  state: z.enum(['started', 'handed_in', 'rejected']),
  /** Why staff rejected it. */
  refusal: z.nullable(z.enum(formRefusals)),
  pages: z.number(),
  /** The form and its uploads are deleted then. */
  until: instant,
});
export type SignedForm = z.output<typeof signedForm>;

const rateLimit = { limit: 60, seconds: 600 };

export const startSignedForm = endpoint({
  route: 'POST /api/family/forms',
  summary:
    'Prepares a form for a parent to sign, by the link of the direct notice; a form for other scopes is replaced',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ token: linkToken, scopes: chosenScopes }),
  /** The secret of a link to the form. */
  returns: z.object({ token: z.string() }),
  status: 201,
});

export const openSignedForm = endpoint({
  route: 'POST /api/family/forms/open',
  summary: 'Returns a form that a parent has started',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: signedForm,
});

export const printSignedForm = endpoint({
  route: 'POST /api/family/forms/print',
  summary: 'Returns the form as a PDF, for printing',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ token: linkToken, paper: z.enum(paperSizes, 'Please choose a paper size') }),
  /** In base64. */
  returns: z.object({ pdf: z.string() }),
});

export const handInSignedForm = endpoint({
  route: 'POST /api/family/forms/pages',
  summary: 'Uploads scans or photos of the signed form; they replace the ones from before',
  allows: 'anyone',
  rateLimit: { limit: 20, seconds: 600 },
  maxBodyBytes: encodedLength(MAX_FORM_BYTES) + 4096,
  body: z.strictObject({
    token: linkToken,
    /** PDF, JPEG or PNG in base64. */
    files: z
      .array(file, 'Please choose a photo or a scan')
      .check(
        z.minLength(1, 'Please choose a photo or a scan'),
        z.maxLength(MAX_FORM_PAGES, 'Please choose at most 4 files'),
      ),
  }),
  returns: signedForm,
});

export const withdrawSignedForm = endpoint({
  route: 'POST /api/family/forms/withdraw',
  summary: 'Deletes a form that is not verified yet, with everything uploaded',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
});

const childParams = z.strictObject({ childId: id });

export const readOwnSignedForm = endpoint({
  route: 'GET /api/family/children/:childId/form',
  summary:
    'Returns the form that the signed-in parent has started for their child, if there is one, and how they can consent',
  allows: 'parent',
  rateLimit: { limit: 240, seconds: 60 },
  params: childParams,
  returns: z.object({
    form: z.nullable(signedForm),
    /** The consent methods that this operator offers. */
    methods: z.array(z.enum(consentMethods)),
    cardCharge: z.nullable(cardCharge),
    /** How this parent consented, or null. */
    method: z.nullable(z.enum(consentMethods)),
  }),
});

export const startOwnSignedForm = endpoint({
  route: 'POST /api/family/children/:childId/form',
  summary: 'Prepares a form for the signed-in parent, or goes on with the one for the same scopes',
  allows: 'parent',
  rateLimit: { limit: 20, seconds: 600 },
  params: childParams,
  body: z.strictObject({ scopes: chosenScopes }),
  returns: z.object({ token: z.string() }),
  status: 201,
});
