/**
 * Keeps children safe: the gate between people, the filter for every word that a child writes, the check of who may
 * call what, and the record of what staff do. Promise: no room decides on contact by itself, and nothing that staff did can
 * be rewritten unnoticed.
 */
import type { Room } from '../platform/room.ts';
import { personal } from './personal.ts';

export { admit } from './admission.ts';
export { type Act, type AuditDetail, audit } from './audit.ts';
export { type Break, type ChainVerdict, type Head, verifyChain } from './audit-chain.ts';
export { listNewestLinks } from './audit-queries.ts';
export { screen } from './filter/screen.ts';
export type { Verdict } from './filter/verdict.ts';
export { areNear, type Contact, type GateVerdict, mayMeet, type Pair, type Person } from './gate.ts';
export { refusalOf } from './refusal.ts';

export const safety: Room = { name: 'safety', personal };
