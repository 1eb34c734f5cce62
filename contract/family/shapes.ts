import * as z from 'zod/mini';
import { scopes } from '../shared/endpoint.ts';
import { instant } from '../shared/ids.ts';

export const consentStatus = z.enum(['not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired']);

export const openScopes = z.array(z.enum(scopes));

export const chosenScopes = z
  .array(z.enum(scopes, 'Please choose what to allow'), 'Please choose what to allow')
  .check(z.maxLength(scopes.length, 'Please choose what to allow'));

/** The secret of a mailed link. It is the fragment of the link's address, and is only sent in request bodies. */
export const linkToken = z
  .string("This link doesn't look right.")
  .check(z.minLength(20, "This link doesn't look right."), z.maxLength(100, "This link doesn't look right."));

/** A child's consent after a parent's answer. */
export const consentOutcome = z.object({
  consent: consentStatus,
  scopes: openScopes,
  eraseAt: z.nullable(instant),
  /** Another parent allows less, and the stricter answer counts. */
  isStricter: z.boolean(),
});
export type ConsentOutcome = z.output<typeof consentOutcome>;
