import * as z from 'zod/mini';
import { consentMethods } from '../rules/consent.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { instant } from '../shared/ids.ts';
import { cardCharge } from './payments.ts';
import { chosenScopes, consentOutcome, consentStatus, linkToken, openScopes } from './shapes.ts';

const linkPurposes = ['decide', 'not_mine', 'way_out', 'undo', 'stay', 'form'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const consentLink = z.object({
  state: z.enum(['open', 'used', 'late', 'replaced', 'unknown']),
  about: z.nullable(
    z.object({
      purpose: z.enum(linkPurposes),
      username: z.string(),
      /** The child's first name, or the username for a grown-up whom staff have only added. */
      name: z.string(),
      consent: consentStatus,
      scopes: openScopes,
      /** The consent methods that this operator offers. */
      methods: z.array(z.enum(consentMethods)),
      /** What consent by payment costs until it is refunded. Null if it isn't offered. */
      cardCharge: z.nullable(cardCharge),
      /** The parent agreed to an older version of the direct notice. */
      isRestated: z.boolean(),
      /** The strong method they used. It stays valid for the new version. */
      provenBy: z.nullable(z.enum(consentMethods)),
      /** When the link stops working. */
      until: instant,
    }),
  ),
});
export type ConsentLink = z.output<typeof consentLink>;

const rateLimit = { limit: 60, seconds: 600 };

export const openConsentLink = endpoint({
  route: 'POST /api/family/consent/open',
  summary: 'Returns what a mailed link is for; changes nothing',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: consentLink,
});

export const decideConsent = endpoint({
  route: 'POST /api/family/consent',
  summary: "Records a parent's answer: consent to the chosen scopes, or none",
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({
    token: linkToken,
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
  body: z.strictObject({ token: linkToken }),
  returns: consentOutcome,
});

export const undoRefusal = endpoint({
  route: 'POST /api/family/consent/undo',
  summary: "Undoes a parent's refusal before the data is erased",
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: consentOutcome,
});

export const restoreAccountByLink = endpoint({
  route: 'POST /api/family/stay',
  summary: 'Keeps an account that the child deleted',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
});

export const reportNotMyChild = endpoint({
  route: 'POST /api/family/not-mine',
  summary: 'Records "not my child": this address never gets mail again',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
});
