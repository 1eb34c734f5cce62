import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { endpoint } from './shared/endpoint.ts';
import { instant } from './shared/ids.ts';

/** The secret of a mailed link: the fragment of its address, sent in bodies only. */
const token = z
  .string("This link doesn't look right.")
  .check(z.minLength(20, "This link doesn't look right."), z.maxLength(100, "This link doesn't look right."));

const approval = z.object({
  state: z.enum(['open', 'used', 'late', 'unknown']),
  about: z.nullable(
    z.object({
      username: z.string(),
      buddy: z.string(),
      ageGroup: z.enum(ageGroups),
      /** When the other child joined. */
      joinedAt: instant,
      /** One child is 13 or older and the other is younger. */
      isAcross: z.boolean(),
      /** Another parent of this child has already approved. */
      areBuddies: z.boolean(),
      until: instant,
    }),
  ),
});
export type Approval = z.output<typeof approval>;

const byLink = { allows: 'anyone', rateLimit: { limit: 60, seconds: 600 } } as const;

export const readApproval = endpoint({
  ...byLink,
  route: 'POST /api/family/approve/open',
  summary: 'Returns the friendship that a mailed link asks a parent to approve; changes nothing',
  body: z.strictObject({ token }),
  returns: approval,
});

export const answerApproval = endpoint({
  ...byLink,
  route: 'POST /api/family/approve',
  summary: "Records a parent's answer to a new buddy, once",
  body: z.strictObject({ token, decision: z.enum(['yes', 'no'], 'Please say yes or no') }),
  returns: z.object({ decision: z.enum(['yes', 'no']), areBuddies: z.boolean() }),
});
