import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { idParams, instant } from '../shared/ids.ts';
import { linkToken } from './shapes.ts';

/** The newest copy that this reader has asked for. */
const copyStatus = z.object({
  state: z.enum(['none', 'waiting', 'ready', 'failed', 'expired']),
  askedAt: z.nullable(instant),
  /** When it stops being available. */
  until: z.nullable(instant),
  bytes: z.nullable(z.number()),
});
export type CopyStatus = z.output<typeof copyStatus>;

const asking = { limit: 10, seconds: 600 };
const reading = { limit: 120, seconds: 60 };
const saving = { limit: 30, seconds: 600 };

export const requestCopy = endpoint({
  route: 'POST /api/family/children/:id/export',
  summary: "Starts a copy of a child's things; the parent gets a mail when it can be saved",
  allows: 'parent',
  needsFreshLink: true,
  rateLimit: asking,
  params: idParams,
  returns: copyStatus,
  status: 202,
});

export const readCopy = endpoint({
  route: 'GET /api/family/children/:id/export',
  summary: "Returns how far the parent's newest copy is",
  allows: 'parent',
  rateLimit: reading,
  params: idParams,
  returns: copyStatus,
});

export const saveCopy = endpoint({
  route: 'GET /api/family/children/:id/export/file',
  summary: "Sends the parent's newest copy as a ZIP",
  allows: 'parent',
  needsFreshLink: true,
  rateLimit: saving,
  params: idParams,
  returns: nothing,
});

export const openCopyLink = endpoint({
  route: 'POST /api/family/copy/open',
  summary: 'Returns whose copy a mailed link leads to; changes nothing',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
  returns: z.object({ username: z.string(), until: instant, bytes: z.number() }),
});

export const saveCopyByLink = endpoint({
  route: 'POST /api/family/copy',
  summary: 'Sends the copy of a mailed link as a ZIP, not to a browser in which a child is signed in',
  allows: 'anyone',
  rateLimit: saving,
  body: z.strictObject({ token: linkToken }),
  returns: nothing,
});

export const requestOwnCopy = endpoint({
  route: 'POST /api/own-copy',
  summary: 'Starts a copy of the things of the signed-in young person, from 13 on',
  allows: 'child',
  rateLimit: asking,
  returns: copyStatus,
  status: 202,
});

export const readOwnCopy = endpoint({
  route: 'GET /api/own-copy',
  summary: "Returns how far the young person's newest copy is",
  allows: 'child',
  rateLimit: reading,
  returns: copyStatus,
});

export const saveOwnCopy = endpoint({
  route: 'GET /api/own-copy/file',
  summary: "Sends the young person's newest copy as a ZIP",
  allows: 'child',
  rateLimit: saving,
  returns: nothing,
});
