import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { idParams, instant } from '../shared/ids.ts';
import { consentOutcome, consentStatus } from './shapes.ts';

/** An account that will be erased, and who can still stop that. */
const leaving = z.object({
  eraseAt: instant,
  by: z.enum(['you', 'other_grown_up', 'child', 'staff']),
  canUndo: z.boolean(),
});

const state = z.object({
  consent: consentStatus,
  /** Not null once the account was deleted or consent was withdrawn. */
  leaving: z.nullable(leaving),
});
export type ChildAccount = z.output<typeof state>;

const rateLimit = { limit: 30, seconds: 600 };

export const readChildAccount = endpoint({
  route: 'GET /api/family/children/:id/account',
  summary: 'Returns whether the account stays, and who can undo its end',
  allows: 'parent',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: state,
});

export const deleteChild = endpoint({
  route: 'DELETE /api/family/children/:id',
  summary: 'Hides the account at once, and erases it after 7 days unless this parent undoes it',
  allows: 'parent',
  needsFreshLink: true,
  rateLimit,
  params: idParams,
  returns: state,
});

export const withdrawConsent = endpoint({
  route: 'POST /api/family/children/:id/revoke',
  summary: "Withdraws this parent's consent: ends sessions, hides everything social, erases after 7 days",
  allows: 'parent',
  needsFreshLink: true,
  rateLimit,
  params: idParams,
  returns: consentOutcome,
});

export const restoreChild = endpoint({
  route: 'POST /api/family/children/:id/keep',
  summary: "Undoes a deletion or withdrawal of this parent's, or a deletion by the child",
  allows: 'parent',
  rateLimit,
  params: idParams,
  returns: state,
});
