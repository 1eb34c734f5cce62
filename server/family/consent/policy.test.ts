import { expect, it } from 'vitest';
import { canResend, combineAnswers, isOpenQuestion, linkState } from './policy.ts';

const now = new Date('2026-11-18T12:00:00Z');
const never = new Date(0);
const yesterday = new Date('2026-11-17T12:00:00Z');
const lately = new Date('2026-11-17T12:00:01Z');

it.each([
  [0, never, { granted: true }],
  [1, yesterday, { granted: true }],
  [2, yesterday, { granted: true }],
  [3, yesterday, { granted: false, because: 'all_used' }],
  [1, lately, { granted: false, because: 'too_soon', until: new Date('2026-11-18T12:00:01Z') }],
])('who asked %i times, last at %s, hears %j', (asked, lastAskedAt, verdict) => {
  expect(canResend({ asked, lastAskedAt }, now)).toEqual(verdict);
});

const yes = {
  parentId: 'omar',
  state: 'granted',
  method: 'in_person',
  scopes: ['posts', 'chat'],
  noticeVersion: 2,
} as const;
const mums = { ...yes, parentId: 'amal', method: 'email_plus', scopes: ['posts', 'buddies'] } as const;

it.each([
  ['nobody has answered', [], 'pending', []],
  ['one says yes', [yes], 'granted', ['posts', 'chat']],
  ['two differ in what they allow', [yes, mums], 'granted', ['posts']],
  ['one says no', [yes, { ...mums, state: 'declined', scopes: [] }], 'declined', []],
  ['another one objects', [yes, { ...mums, state: 'objected', scopes: [] }], 'granted', []],
  [
    'one takes it back, and another one objects',
    [
      { ...yes, state: 'revoked' },
      { ...mums, state: 'objected' },
    ],
    'revoked',
    [],
  ],
  ['who said yes is gone, and one objects', [{ ...mums, state: 'objected', scopes: [] }], 'declined', []],
  ['one takes it back', [{ ...yes, state: 'revoked' }, mums], 'revoked', []],
  ['the notice is new', [{ ...yes, noticeVersion: 1 }], 'granted', []],
  ['the notice is new to one of two', [yes, { ...mums, noticeVersion: 1 }], 'granted', []],
] as const)('when %s, the stricter holds', (_, answers, status, scopes) => {
  expect(combineAnswers(answers, 2)).toMatchObject({ status, scopes });
});

const link = { childId: 'maya', parentId: 'omar', expiresAt: now, usedAt: null, replacedAt: null };

it.each([
  ['open', { expiresAt: new Date('2026-11-19T12:00:00Z') }],
  ['late', {}],
  ['late', { expiresAt: new Date('2026-11-19T12:00:00Z'), childId: null }],
  ['used', { usedAt: yesterday, replacedAt: yesterday }],
  ['replaced', { replacedAt: yesterday }],
])('a link is %s by %j', (state, change) => {
  expect(linkState({ ...link, ...change }, now)).toBe(state);
});

const asked = { noticeVersion: 2, isErasing: false, isLeaving: true, hasForm: true, hasParentAnswer: true };

it.each([
  ['decide', undefined, true],
  ['decide', yes, false],
  ['decide', { ...yes, noticeVersion: 1 }, true],
  ['decide', { ...yes, state: 'declined' }, false],
  ['way_out', yes, true],
  ['way_out', { ...yes, state: 'revoked' }, false],
  ['undo', { ...yes, state: 'revoked' }, true],
  ['undo', yes, false],
  ['undo', undefined, false],
  ['not_mine', yes, true],
  ['stay', yes, true],
  ['stay', { ...yes, state: 'revoked' }, false],
  ['stay', undefined, false],
  ['form', undefined, true],
  ['form', yes, true],
  ['form', { ...yes, state: 'declined' }, false],
] as const)('whether %s is still a question after %j: %s', (purpose, own, open) => {
  expect(isOpenQuestion({ ...asked, purpose, own })).toBe(open);
});
