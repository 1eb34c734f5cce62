import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';
import { line } from '../shared/text.ts';
import { correctionForm } from './correction.ts';
import { consentStatus } from './shapes.ts';

/** What staff can start for a parent. `keep` undoes a deletion or withdrawal by that parent or the child. */
export const dataRequestKinds = ['copy', 'correct', 'delete', 'withdraw', 'keep'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** How staff made sure that the request comes from the parent. */
export const identifications = ['callback', 'in_person', 'reply_from_address'] as const;
export type Identification = (typeof identifications)[number];

export const HOW_KNOWN_MAX = 300;

const request = {
  id,
  at: instant,
  kind: z.enum(dataRequestKinds),
  by: z.enum(['parent', 'child', 'staff']),
  /** The parent who asked, or for whom staff started it. */
  parentName: z.nullable(z.string()),
  staffName: z.nullable(z.string()),
  identifiedBy: z.nullable(z.enum(identifications)),
  howKnown: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
};

const dataDesk = z.object({
  username: z.string(),
  consent: consentStatus,
  /** When everything is erased, if the account is ending. */
  eraseAt: z.nullable(instant),
  /** The parents who may ask, because they can also open the child's page. */
  parents: z.array(z.object({ id, name: z.string(), email: z.string() })),
  /** Newest first. */
  requests: z.array(z.object(request)),
});
export type DataDesk = z.output<typeof dataDesk>;

const rateLimit = { limit: 60, seconds: 60 };

export const readDataDesk = endpoint({
  route: 'GET /api/admin/users/:id/data-requests',
  summary: "Returns a child's parents and what was asked of the child's data; the audit log notes who reads it",
  allows: 'admin',
  rateLimit,
  params: idParams,
  returns: dataDesk,
});

export const startDataRequest = endpoint({
  route: 'POST /api/admin/users/:id/data-requests',
  summary: "Begins a copy, correction, deletion or withdrawal in a parent's name, or undoes an end; the parent is told",
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 600 },
  params: idParams,
  body: z.strictObject({
    parentId: id,
    kind: z.enum(dataRequestKinds, 'Please choose what was asked for'),
    identifiedBy: z.enum(identifications, 'Please choose how you know that it is the parent'),
    howKnown: line(HOW_KNOWN_MAX, 'Please write what you checked', 'At most 300 letters fit here'),
    /** Only for a correction. */
    corrections: z.optional(correctionForm),
  }),
  returns: nothing,
});

const oddRequest = z.object({ ...request, childId: id, username: z.string() });

export const listOddRequests = endpoint({
  route: 'GET /api/admin/odd-corrections',
  summary:
    'Lists corrections that look odd and that nobody has looked at, oldest first; the audit log notes who reads it',
  allows: 'admin',
  rateLimit,
  returns: z.object({ requests: z.array(oddRequest) }),
});

export const settleOddRequest = endpoint({
  route: 'POST /api/admin/odd-corrections/:id/settle',
  summary: 'Records that an admin has looked at an odd correction',
  allows: 'admin',
  rateLimit,
  params: idParams,
  returns: nothing,
});
