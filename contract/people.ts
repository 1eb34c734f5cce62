import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { endpoint, nothing, scopes } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { searchWords } from './shared/text.ts';

/** Why staff act on an account: a fixed word without personal data, for the audit log. */
export const actReasons = ['family_asked', 'safety', 'stolen', 'rules', 'mistake'] as const;
export type ActReason = (typeof actReasons)[number];

export const CASE_OF_CHILD = 'Please choose a case about this child';
export const PAUSE_REASON = 'Please choose a reason for a suspension: the child reads it';

const line = {
  id,
  username: z.string(),
  displayName: z.string(),
  ageGroup: z.enum(ageGroups),
  state: z.enum(['active', 'paused', 'removed', 'leaving']),
  consent: z.enum(['not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired']),
  lastActiveAt: z.nullable(instant),
  createdAt: instant,
  suspendedUntil: z.nullable(instant),
};

const personLine = z.object(line);
export type PersonRow = z.output<typeof personLine>;

const person = z.object({
  ...line,
  consentMethod: z.nullable(z.string()),
  consentAt: z.nullable(instant),
  scopes: z.array(z.enum(scopes)),
  sessions: z.array(z.object({ device: z.string(), createdAt: instant, lastUsedAt: instant })),
  /** The newest cases about them, without words. */
  cases: z.array(
    z.object({
      id,
      kind: z.string(),
      reason: z.string(),
      openedAt: instant,
      isOpen: z.boolean(),
      /** Null while nobody has decided, or if nobody needed to. */
      decision: z.nullable(z.string()),
    }),
  ),
  /** An account that will be erased: until when that can be undone, who asked for it, and whether a second admin has to agree. */
  leaving: z.nullable(
    z.object({
      eraseAt: instant,
      by: z.enum(['child', 'parent', 'staff']),
      isAgreed: z.boolean(),
      mayAgree: z.boolean(),
    }),
  ),
});
export type Person = z.output<typeof person>;
export type CaseOfPerson = Person['cases'][number];

/** Children to look at without a search: the 20 newest, those who are suspended, those whose parent has not answered. */
export const peopleLists = ['newest', 'suspended', 'waiting'] as const;
export type PeopleList = (typeof peopleLists)[number];

export const listPeople = endpoint({
  route: 'GET /api/admin/users',
  summary:
    "Finds children by the beginning of their username, their e-mail address or a parent's e-mail address, or lists the newest, the suspended, those who wait for consent, or those who did something in the last day or week",
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    q: z.optional(searchWords),
    /** Instead of a search. */
    list: z.optional(z.enum(peopleLists)),
    /** Instead of a search: who did something in this time. */
    active: z.optional(z.enum(['day', 'week'])),
    /** The last username of the previous page. */
    cursor: z.optional(z.string().check(z.regex(/^[a-z0-9_]{1,40}$/))),
  }),
  returns: z.object({ people: z.array(personLine), cursor: z.nullable(z.string()) }),
});

export const readPerson = endpoint({
  route: 'GET /api/admin/users/:id',
  summary:
    'Returns the state and consent of a child, never birth date, real name or texts; the audit log notes who reads it',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: person,
});

export const actOnPerson = endpoint({
  route: 'POST /api/admin/users/:id/act',
  summary:
    'Ends the sessions of a child, renames, removes the bio, suspends or resumes the account, or erases it after 7 days, or keeps it',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  body: z.strictObject({
    act: z.enum(
      ['end_sessions', 'rename', 'remove_bio', 'pause_day', 'pause_week', 'resume', 'erase', 'keep'],
      'Please choose what to do',
    ),
    reason: z.enum(actReasons, 'Please choose a reason'),
    /** What led to a suspension: a case about this child, whose words a colleague reads with an appeal. */
    caseId: z.optional(id),
  }),
  returns: nothing,
});
export type PersonAct = z.output<(typeof actOnPerson)['body']>['act'];
