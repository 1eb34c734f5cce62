import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';
import { paragraphs } from '../shared/text.ts';

export const HOLD_REASON_MAX = 300;
/** A year after a report is the longest that a law we know of asks for; some days for handing it over. */
const HOLD_MAX_DAYS = 400;

/** Why a case is kept beyond its time, and for how long. */
export const legalHold = z.strictObject({
  reason: paragraphs(3, 'Please write why it must be kept', HOLD_REASON_MAX, 'Please use 300 characters or less'),
  days: z.int().check(z.minimum(1), z.maximum(HOLD_MAX_DAYS)),
});
export type LegalHold = z.output<typeof legalHold>;

export const listHolds = endpoint({
  route: 'GET /api/moderation/holds',
  summary: 'Lists the cases on legal hold, the one that ends first at the top',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({
    holds: z.array(
      z.object({
        caseId: id,
        kind: z.string(),
        reason: z.string(),
        placedBy: z.nullable(z.string()),
        placedAt: instant,
        endsAt: instant,
        /** The child is erased; the case goes with the hold. */
        isLast: z.boolean(),
      }),
    ),
  }),
});

export const lookAtPicture = endpoint({
  route: 'POST /api/moderation/cases/:id/picture',
  summary: 'Returns the drawings of a case, and notes that a member of staff has looked at them',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  returns: z.object({
    /** 800 x 600 px. Data URLs, so that no other address shows them. */
    picture: z.nullable(z.string()),
    /** Of what was added to the case, by the time at which it was written. */
    additions: z.array(z.object({ at: instant, picture: z.string() })),
  }),
});
