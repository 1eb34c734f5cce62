import { expect, it } from 'vitest';
import type { Audience, EndpointDefinition, Scope } from '#contract/shared/endpoint.ts';
import type { Actor, ChildActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { authorize } from './authorize.ts';

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
const ines: Actor = { accountId: 'ines', sessionId: 's2', role: 'moderator', needsSecondStep: false, isSettled: true };
const ada: Actor = { accountId: 'ada', sessionId: 's3', role: 'admin', needsSecondStep: false, isSettled: true };

function verdict(
  actor: Actor | undefined,
  allows: Audience,
  scope?: Scope,
  route: EndpointDefinition['route'] = 'PUT /api/frogs',
): string {
  try {
    authorize(actor, { route, allows, ...(scope ? { scope } : {}) });
    return 'in';
  } catch (error) {
    return error instanceof Problem ? error.code : 'a bug';
  }
}

const halfAda: Actor = { ...ada, needsSecondStep: true };
const who = { visitor: undefined, maya, ines, ada, halfAda };
const owes = 'second_step_required';
const rows: [Audience, visitor: string, child: string, moderator: string, admin: string, without: string][] = [
  ['anyone', 'in', 'in', 'in', 'in', 'in'],
  ['member', 'sign_in_required', 'in', 'in', 'in', owes],
  ['child', 'sign_in_required', 'in', 'not_for_you', 'not_for_you', owes],
  ['second_step', 'sign_in_required', 'not_for_you', 'not_for_you', 'not_for_you', 'in'],
  ['moderator', 'sign_in_required', 'not_for_you', 'in', 'in', owes],
  ['admin', 'sign_in_required', 'not_for_you', 'not_for_you', 'in', owes],
  ['operator', 'sign_in_required', 'not_for_you', 'not_for_you', 'not_for_you', owes],
];

it.each(rows)(
  'for %s: a visitor %s, a child %s, a moderator %s, an admin %s, one without a second step %s',
  (allows, ...expected) => {
    expect(Object.values(who).map((actor) => verdict(actor, allows))).toEqual(expected);
  },
);

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

it.each(['declined', 'revoked', 'expired'] as const)('nothing more is collected of a child who was %s', (consent) => {
  const going = { ...maya, consent };

  expect(verdict(going, 'child')).toBe('consent_required');
  expect(verdict(going, 'child', undefined, 'GET /api/frogs')).toBe('in');
  expect(verdict(going, 'member')).toBe('in');
});
