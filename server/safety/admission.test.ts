import { expect, it } from 'vitest';
import type { Audience, Scope } from '#contract/shared/endpoint.ts';
import type { Actor, ChildActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { admit } from './admission.ts';

const maya: ChildActor = {
  accountId: 'maya',
  sessionId: 's1',
  role: 'child',
  ageGroup: '9-10',
  isUnder13: true,
  timeZone: 'UTC',
  consent: 'granted',
  scopes: new Set<Scope>(['posts']),
};
const ines: Actor = { accountId: 'ines', sessionId: 's2', role: 'moderator' };
const ada: Actor = { accountId: 'ada', sessionId: 's3', role: 'admin' };

function verdict(actor: Actor | undefined, allows: Audience, scope?: Scope): string {
  try {
    admit(actor, { allows, ...(scope ? { scope } : {}) });
    return 'in';
  } catch (error) {
    return error instanceof Problem ? error.code : 'a bug';
  }
}

const who = { visitor: undefined, maya, ines, ada };
const rows: [Audience, visitor: string, child: string, moderator: string, admin: string][] = [
  ['anyone', 'in', 'in', 'in', 'in'],
  ['member', 'sign_in_required', 'in', 'in', 'in'],
  ['child', 'sign_in_required', 'in', 'not_for_you', 'not_for_you'],
  ['moderator', 'sign_in_required', 'not_for_you', 'in', 'in'],
  ['admin', 'sign_in_required', 'not_for_you', 'not_for_you', 'in'],
  ['operator', 'sign_in_required', 'not_for_you', 'not_for_you', 'not_for_you'],
];

it.each(rows)('for %s: a visitor %s, a child %s, a moderator %s, an admin %s', (allows, ...expected) => {
  expect([who.visitor, who.maya, who.ines, who.ada].map((actor) => verdict(actor, allows))).toEqual(expected);
});

const consents: [name: string, changed: Partial<ChildActor>, scope: Scope, expected: string][] = [
  ['an open scope', {}, 'posts', 'in'],
  ['a closed scope', {}, 'chat', 'scope_off'],
  ['no consent yet', { consent: 'pending' }, 'posts', 'consent_required'],
  ['consent taken back', { consent: 'revoked' }, 'posts', 'consent_required'],
  ['nobody needs to consent', { consent: 'not_needed' }, 'posts', 'in'],
];

it.each(consents)('%s', (_name, changed, scope, expected) => {
  expect(verdict({ ...maya, ...changed }, 'child', scope)).toBe(expected);
});
