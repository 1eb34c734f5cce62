import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { id, instant } from '../shared/ids.ts';

/** What entries of the audit log are about: by the first words of their acts, of which each has its topic. */
export const auditNouns = {
  cases: ['case', 'cases', 'holds'],
  people: ['person', 'people', 'group'],
  families: ['consent', 'parent', 'address', 'notice', 'data'],
  staff: ['staff'],
  settings: ['settings'],
  content: ['riddle', 'riddles', 'card'],
  messages: ['message', 'messages', 'mail'],
  filter: ['texts', 'examples', 'word'],
  duty: ['duty'],
  log: ['audit', 'details'],
} as const;

export type AuditTopic = keyof typeof auditNouns;
export const auditTopics = Object.keys(auditNouns) as [AuditTopic, ...AuditTopic[]];

/** `noun.verb`, as in `case.read`. */
export type AuditAct = `${(typeof auditNouns)[AuditTopic][number]}.${string}`;

const entry = z.object({
  number: z.number(),
  at: instant,
  /** `noun.verb`, as in `case.read`. */
  act: z.string(),
  /** The username of a member of staff; null for a scheduled job. */
  by: z.nullable(z.string()),
  /** The id of what it is about; null once the details are erased with a child. */
  subject: z.nullable(z.string()),
  /** Ids, numbers and fixed words. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditEntry = z.output<typeof entry>;

export const listAuditLog = endpoint({
  route: 'GET /api/moderation/audit',
  summary: 'Lists entries of the audit log, newest first: for moderators their own, for admins all',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    topic: z.optional(z.enum(auditTopics)),
    by: z.optional(id),
    cursor: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,14}$/))),
  }),
  returns: z.object({ entries: z.array(entry), cursor: z.nullable(z.string()) }),
});

export const checkAuditLog = endpoint({
  route: 'GET /api/admin/audit/check',
  summary: 'Checks the whole chain of the audit log',
  allows: 'admin',
  rateLimit: { limit: 6, seconds: 60 },
  returns: z.object({
    isWhole: z.boolean(),
    /** How many entries were checked, or the number of the first wrong one. */
    number: z.number(),
    /** The last hash of the chain, to compare with a copy that is kept elsewhere. */
    digest: z.nullable(z.string()),
    checkedAt: instant,
  }),
});
