import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { idParams, instant } from '../shared/ids.ts';
import { openScopes } from './shapes.ts';

const who = z.enum(['you', 'other_grown_up', 'child', 'nobody']);

const records = z.object({
  /** Every answer, oldest first. */
  consents: z.array(
    z.object({
      at: instant,
      who,
      state: z.enum(['pending', 'granted', 'declined', 'revoked', 'objected', 'expired']),
      method: z.nullable(z.string()),
      scopes: openScopes,
      noticeVersion: z.number(),
    }),
  ),
  /** The full text of the notices they answered. */
  notices: z.array(z.object({ version: z.number(), publishedAt: instant, text: z.string() })),
  /** Copies, corrections, deletions and withdrawals. */
  requests: z.array(
    z.object({
      at: instant,
      who,
      kind: z.enum(['copy', 'correct', 'delete', 'withdraw', 'keep']),
      /** Started by staff on this grown-up's behalf. */
      byStaff: z.boolean(),
      state: z.enum(['open', 'done', 'refused']),
      changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type FamilyRecords = z.output<typeof records>;

export const readFamilyRecords = endpoint({
  route: 'GET /api/family/children/:id/records',
  summary: 'Returns every answer of the parents with the notice it was to, and what was asked of the data',
  allows: 'parent',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: records,
});
