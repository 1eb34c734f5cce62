import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { endpoint, nothing, scopes } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

/** Why staff do something to an account: a word that names nobody, for the record of what staff do. */
export const actReasons = ['family_asked', 'safety', 'stolen', 'rules', 'mistake'] as const;
export type ActReason = (typeof actReasons)[number];

const line = {
  id,
  username: z.string(),
  displayName: z.string(),
  ageGroup: z.enum(ageGroups),
  state: z.enum(['active', 'paused', 'removed', 'leaving']),
  consent: z.enum(['not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired']),
  lastActiveAt: z.nullable(instant),
};

const personLine = z.object(line);
export type PersonLine = z.output<typeof personLine>;

const person = z.object({
  ...line,
  createdAt: instant,
  suspendedUntil: z.nullable(instant),
  consentMethod: z.nullable(z.string()),
  consentAt: z.nullable(instant),
  scopes: z.array(z.enum(scopes)),
  sessions: z.array(z.object({ device: z.string(), createdAt: instant, lastUsedAt: instant })),
  /** On the way out: until when it can be undone, who wished it, and whether a second admin has to agree. */
  leaving: z.nullable(
    z.object({ eraseAt: instant, by: z.enum(['child', 'staff']), isAgreed: z.boolean(), mayAgree: z.boolean() }),
  ),
});
export type Person = z.output<typeof person>;

const SEARCH = 'Please type at least 2 letters';

export const listPeople = endpoint({
  route: 'GET /api/admin/users',
  summary: 'Children by the beginning of their username, or of their or a parent’s e-mail address',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    q: z.string(SEARCH).check(z.trim(), z.toLowerCase(), z.minLength(2, SEARCH), z.maxLength(100, SEARCH)),
    /** The last username of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^[a-z0-9_]{1,40}$/))),
  }),
  returns: z.object({ people: z.array(personLine), cursor: z.nullable(z.string()) }),
});

export const readPerson = endpoint({
  route: 'GET /api/admin/users/:id',
  summary: 'One child: state and consent, never birth date, names or words. Who reads it is written down',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: person,
});

export const actOnPerson = endpoint({
  route: 'POST /api/admin/users/:id/act',
  summary:
    'Ends the sessions of a child, gives a neutral username, sends them to rest, ends the rest; erases after 7 days, or keeps',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  body: z.strictObject({
    act: z.enum(
      ['end_sessions', 'rename', 'pause_day', 'pause_week', 'resume', 'erase', 'keep'],
      'Please choose what to do',
    ),
    reason: z.enum(actReasons, 'Please choose a reason'),
  }),
  returns: nothing,
});
export type PersonAct = z.output<(typeof actOnPerson)['body']>['act'];
