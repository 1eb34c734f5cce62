/**
 * Keeps children safe: the gate between people, the filter for all that a child writes, moderation and the audit chain. Only this
 * module decides who may meet. With the database alone, nobody changes the chain unnoticed (docs/keys.md: what it cannot prove).
 */
import type { Module } from '../platform/module.ts';
import { warmUpFilter as warmUp } from './filter/warm-up.ts';
import { openFilterWords as open } from './filter-words.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { reviewables } from './reviewables.ts';
import { routes } from './routes.ts';
import { countStops as weekStops } from './stops/stop-queries.ts';

export * as alerts from './alerts/alerts.ts';
export { type Act, type AuditDetail, audit } from './audit/audit.ts';
export { readHead } from './audit/chain.ts';
export { authorize } from './authorize.ts';
export { hasConsent } from './consent.ts';
export { type EarlierMessages, type MessageVerdict, screenNextMessage } from './filter/conversation.ts';
export { screen } from './filter/screen.ts';
export { foldText } from './filter/text/fold-text.ts';
export type { Verdict } from './filter/verdict.ts';
export { type Contact, type GateVerdict, mayMeet, type Pair, type Person, toProblem } from './gate.ts';
export * as learning from './learning/examples.ts';
export { caseConditions } from './moderation/case-conditions.ts';
export { type NewCase, openCase, toUrgency, withdrawCase } from './moderation/cases.ts';
export { NOT_SETTLED } from './moderation/decisions.ts';
export { endDuty, isSomebodyOnDuty } from './moderation/duty.ts';
export type { ContextLine, FrozenCopy, ModeratedItem, People, Reviewable } from './moderation/reviewable.ts';
export { sendStaffMessage } from './moderation/staff-messages.ts';
export * as moderationStats from './moderation/stats.ts';
export { approveUndecided } from './moderation/undecided.ts';
export * as nameChecks from './names/index.ts';
export { toRefusal } from './refusal.ts';
export { pairFrom, personFrom, personRow } from './relationship.ts';
export * as shownWords from './shown/shown-words.ts';
export * as suspensions from './suspensions/suspensions.ts';
export * as unpublished from './unpublished.ts';

export const safety: Module = { name: 'safety', personalData, routes, jobs, reviewables, weekStops, open, warmUp };
