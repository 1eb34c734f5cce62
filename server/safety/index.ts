/**
 * Keeps children safe: the gate between people, the filter for every word that a child writes, and the check of who may
 * call what. Promise: no room decides on contact by itself.
 */
import { nothingPersonal, type Room } from '../platform/room.ts';

export { admit } from './admission.ts';
export { screen } from './filter/screen.ts';
export type { Verdict } from './filter/verdict.ts';
export { areNear, type Contact, type GateVerdict, mayMeet, type Pair, type Person } from './gate.ts';
export { refusalOf } from './refusal.ts';

/** Keeps nothing of its own yet about anybody: verdicts are answers, not records. */
export const safety: Room = { name: 'safety', personal: nothingPersonal };
