import { describe, expect, it } from 'vitest';
import {
  codeExpiry,
  delayAfter,
  listPermissions,
  maskEmail,
  mayEditName,
  ownScopes,
  reasonsAgainst,
  signUpPath,
  stricter,
} from './policy.ts';

const bounds = { minAge: 6, maxAge: 17, consentAge: 13 };
const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

it.each([
  [-1, 'refused'],
  [5, 'refused'],
  [6, 'parent'],
  [12, 'parent'],
  [13, 'own'],
  [17, 'own'],
  [18, 'refused'],
] as const)('somebody of %i comes in by the path: %s', (age, path) => {
  expect(signUpPath(age, bounds)).toBe(path);
});

it('where the law asks for consent up to 16, so do we', () => {
  expect(signUpPath(15, { ...bounds, consentAge: 16 })).toBe('parent');
});

it.each([
  ['own', 'parent', 'parent'],
  ['parent', 'own', 'parent'],
  ['refused', 'parent', 'refused'],
  ['own', 'refused', 'refused'],
  ['own', 'own', 'own'],
] as const)('of %s and %s the stricter path is %s', (one, other, expected) => {
  expect(stricter(one, other)).toBe(expected);
});

describe('a code', () => {
  it.each([
    ['to an own address lives ten minutes', false, '12:00', '12:00', at('12:10')],
    ['to a parent lives a day', true, '12:00', '12:00', new Date('2026-11-19T12:00:00Z')],
  ] as const)('%s', (_name, toParent, begun, now, expected) => {
    expect(codeExpiry(toParent, at(begun), at(now))).toEqual(expected);
  });

  it('never holds a name longer than two days', () => {
    const begun = new Date('2026-11-16T13:00:00Z');

    expect(codeExpiry(true, begun, at('12:00'))).toEqual(new Date('2026-11-18T13:00:00Z'));
  });
});

it.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 4],
  [7, 16],
  [8, 30],
  [500, 30],
])('%i wrong passwords make one wait %i seconds', (failures, seconds) => {
  expect(delayAfter(failures)).toBe(seconds);
});

it('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('omar@example.org')).toBe('o•••@example.org');
});

it.each([
  ['not_needed', true],
  ['granted', true],
  ['pending', false],
  ['declined', false],
  ['revoked', false],
  ['expired', false],
] as const)('with consent %s a child writes their own name and bio: %s', (consent, may) => {
  expect(mayEditName(consent)).toBe(may);
});

it('reach stays the own choice of someone who needs no consent', () => {
  expect(ownScopes).toEqual(['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards']);
});

it.each([
  ['pending', ['posts', 'buddies'], { meetOthers: false, writePosts: false, editName: false }, 'consent_required'],
  ['granted', ['posts'], { meetOthers: false, writePosts: true, editName: true }, null],
  ['granted', ['buddies'], { meetOthers: true, writePosts: false, editName: true }, 'scope_off'],
  ['not_needed', ownScopes, { meetOthers: true, writePosts: true, editName: true }, null],
  ['revoked', ['posts'], { meetOthers: false, writePosts: false, editName: false }, 'consent_required'],
] as const)('with consent %s and %j the screens offer the right things', (consent, open, can, whyNot) => {
  expect(listPermissions(consent, open)).toEqual(can);
  expect(reasonsAgainst(consent, open)).toEqual({ writePosts: whyNot });
});
