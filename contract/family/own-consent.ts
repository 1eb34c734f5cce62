import * as z from 'zod/mini';
import { parentFacts } from '../rules/family/parent-sees.ts';
import { parentMailTopics } from '../rules/parent-mail-topics.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { instant } from '../shared/ids.ts';
import { weekOfChild } from './reports.ts';
import { consentStatus, openScopes } from './shapes.ts';

export const resendDirectNotice = endpoint({
  route: 'POST /api/consent/resend',
  summary: 'Mails the direct notice to the parent again: once a day, three times in all',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 10, seconds: 600 },
  returns: nothing,
  status: 202,
});

export const readConsent = endpoint({
  route: 'GET /api/consent',
  summary: 'Returns the consent of the signed-in child',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    status: consentStatus,
    scopes: openScopes,
    /** Paused until a parent agrees to the new direct notice. */
    isPaused: z.boolean(),
    /** A parent gave consent, and the child hasn't seen the news yet. */
    isNews: z.boolean(),
    /** Grown-ups have changed scopes or times since the child last looked. */
    isChanged: z.boolean(),
    eraseAt: z.nullable(instant),
    /** Somebody is responsible for the account who can change their mind; not when our e-mail reached a stranger. */
    hasGrownUp: z.boolean(),
  }),
});

export const readParentView = endpoint({
  route: 'GET /api/consent/parent-view',
  summary: 'Returns what the parents of the signed-in child know, decide and get mails about',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    grownUps: z.number(),
    username: z.string(),
    consent: consentStatus,
    scopes: openScopes,
    mailTopics: z.array(z.enum(parentMailTopics)),
    /** What parents can currently see. */
    sees: z.array(z.enum(parentFacts)),
    /** The last seven days exactly as the parents see them. Null while parents see none. */
    week: z.nullable(weekOfChild),
  }),
});

export const markConsentSeen = endpoint({
  route: 'PUT /api/consent/seen',
  summary: 'Marks the news about consent as seen',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 60 },
  returns: nothing,
});
