/**
 * Keeps children safe: the gate between people, the filter for every word that a child writes, the check of who may
 * call what, and the desk where
 * staff judge, and the record of what they do. Promise: no room decides on contact by itself, and what staff did cannot be
 * rewritten unnoticed by who has the database alone (docs/keys.md says what the record cannot prove).
 */
import type { Room } from '../platform/room.ts';
import { appeals } from './appeals.ts';
import { jobs } from './jobs.ts';
import { personal } from './personal.ts';
import { routes } from './routes.ts';
import { unseenWords } from './unseen.ts';

export { admit } from './admission.ts';
export { readAlertState, readWebhookKey } from './alerts.ts';
export { type Act, type AuditDetail, audit } from './audit.ts';
export { type Break, type ChainVerdict, type Head, readHead, verifyChain } from './audit-chain.ts';
export { listNewestLinks } from './audit-queries.ts';
export { cameAsCrisis, countWaiting as countCases } from './case-queries.ts';
export { type Opening, openCase, withdrawCase } from './cases.ts';
export { NOT_SETTLED } from './decisions.ts';
export { isSomebodyOnDuty } from './desk.ts';
export { COPY_KEPT } from './desk-policy.ts';
export { type NextVerdict, type SaidBefore, screenNext } from './filter/conversation.ts';
export { foldText } from './filter/fold-text.ts';
export { isPiece, joinPieces } from './filter/pieces.ts';
export { screen, screenProfile } from './filter/screen.ts';
export { blotted, type Verdict } from './filter/verdict.ts';
export { areNear, type Contact, type GateVerdict, mayMeet, type Pair, type Person } from './gate.ts';
export { isEverydayWord, type NameFault, nameFault } from './names/index.ts';
export { endDuty } from './notice-queries.ts';
export { tellChild } from './notices.ts';
export { refusalOf } from './refusal.ts';
export { approveUndecided } from './undecided.ts';
export { isAlarming, openUnseenCase } from './unseen.ts';

export const safety: Room = { name: 'safety', personal, routes, jobs, reviewables: [appeals, ...unseenWords] };
