import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/ids.ts';
import { chosenScopes, consentOutcome, linkToken } from './shapes.ts';

/** What a parent pays to prove who they are. It is refunded. `0.00` if the card is only checked. */
export const cardCharge = z.object({ amount: z.string(), currency: z.string() });
export type CardCharge = z.output<typeof cardCharge>;

/** The payment provider's page, which the parent visits next. */
const started = z.object({ url: z.string() });
const rateLimit = { limit: 20, seconds: 600 };

export const startPayment = endpoint({
  route: 'POST /api/family/payments',
  summary: 'Starts a payment that shows who a parent is, by the link of the direct notice; it is given back',
  allows: 'anyone',
  rateLimit,
  body: z.strictObject({ token: linkToken, scopes: chosenScopes }),
  returns: started,
  status: 201,
});

export const startOwnPayment = endpoint({
  route: 'POST /api/family/children/:childId/payment',
  summary: 'Starts a payment by which the signed-in parent shows who they are; it is given back',
  allows: 'parent',
  rateLimit,
  params: z.strictObject({ childId: id }),
  body: z.strictObject({ scopes: chosenScopes }),
  returns: started,
  status: 201,
});

const paymentResult = z.object({
  /** `unneeded`: paid, but it no longer opens anything. The payment is refunded either way. */
  state: z.enum(['open', 'paid', 'unneeded', 'declined']),
  /** The child's name as this parent knows it. */
  name: z.string(),
  /** Null unless it was paid. */
  outcome: z.nullable(consentOutcome),
});
export type PaymentResult = z.output<typeof paymentResult>;

export const finishPayment = endpoint({
  route: 'POST /api/family/payments/return',
  summary: 'Asks the payment provider whether a parent who is back has paid; then what they chose is open',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
  returns: paymentResult,
});
