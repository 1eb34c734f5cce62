import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { instant } from '../shared/ids.ts';
import { email } from '../shared/text.ts';
import { linkToken } from './shapes.ts';

const byLink = {
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
} as const;

export const readOwnAddress = endpoint({
  route: 'GET /api/family/address',
  summary: "Returns the parent's address, and the new one that waits until both mailboxes have confirmed it",
  allows: 'parent',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    email: z.string(),
    change: z.nullable(
      z.object({ email: z.string(), isOldConfirmed: z.boolean(), isNewConfirmed: z.boolean(), until: instant }),
    ),
  }),
});

export const changeOwnAddress = endpoint({
  route: 'POST /api/family/address',
  summary: 'Mails a link to the old and to the new address; once both are confirmed, the new one counts',
  allows: 'parent',
  needsFreshLink: true,
  rateLimit: { limit: 10, seconds: 3600 },
  body: z.strictObject({ email: email('Please enter a valid e-mail address') }),
  returns: nothing,
  status: 202,
});

export const cancelAddressChange = endpoint({
  route: 'DELETE /api/family/address',
  summary: 'Keeps the old address',
  allows: 'parent',
  rateLimit: { limit: 60, seconds: 60 },
  returns: nothing,
});

const addressLink = z.object({
  state: z.enum(['open', 'confirmed', 'unknown']),
  about: z.nullable(z.object({ from: z.string(), to: z.string(), mailbox: z.enum(['old', 'new']), until: instant })),
});
export type AddressLink = z.output<typeof addressLink>;

export const openAddressLink = endpoint({
  ...byLink,
  route: 'POST /api/family/address/open',
  summary: 'Returns which change of address a mailed link confirms; changes nothing',
  returns: addressLink,
});

export const confirmAddress = endpoint({
  ...byLink,
  route: 'POST /api/family/address/confirm',
  summary: 'Confirms a new address from one of the two mailboxes; the second one makes it count',
  returns: z.object({ isDone: z.boolean() }),
});

export const refuseAddress = endpoint({
  ...byLink,
  route: 'POST /api/family/address/refuse',
  summary: 'Says from one of the two mailboxes that the address shall not change',
  returns: nothing,
});
