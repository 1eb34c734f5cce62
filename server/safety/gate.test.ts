import { describe, expect, it } from 'vitest';
import { type AgeGroup, areNear } from '#contract/rules/age.ts';
import { scopes } from '#contract/shared/endpoint.ts';
import { type Contact, mayMeet, type Pair, type Person } from './gate.ts';

const child: Person = {
  role: 'child',
  ageGroup: '9-10',
  consent: 'granted',
  scopes: new Set(scopes),
  state: 'active',
  isInQuietHours: false,
};
const strangers: Pair = { areBuddies: false, isBlocked: false, hasApprovedCode: false, isReached: true };
const buddies: Pair = { ...strangers, areBuddies: true };

function ask(actor: Partial<Person>, other: Partial<Person>, pair: Pair, contact: Contact): string {
  const verdict = mayMeet({ ...child, ...actor }, { ...child, ...other }, pair, contact);
  return verdict.open ? 'open' : verdict.because;
}

describe('age groups', () => {
  // A row is one asking, a column the other: y may meet as strangers, n may not.
  const table = `
          6-8  9-10  11-12  13-17
    6-8    y    y     n      n
    9-10   y    y     y      n
    11-12  n    y     y      n
    13-17  n    n     n      y
  `;
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  for (const [mine = '', ...cells] of rows)
    for (const [at, cell] of cells.entries()) {
      const theirs = head[at] ?? '';
      it(`${mine} and ${theirs}, strangers: ${cell === 'y' ? 'near' : 'hidden from each other'}`, () => {
        expect(areNear(mine as AgeGroup, theirs as AgeGroup)).toBe(cell === 'y');
        expect(ask({ ageGroup: mine as AgeGroup }, { ageGroup: theirs as AgeGroup }, strangers, 'find')).toBe(
          cell === 'y' ? 'open' : 'hidden',
        );
      });
    }
});

describe('what strangers and buddies may do', () => {
  const rows: [Contact, strangersNear: string, strangersFar: string, farWithCode: string, buddiesFar: string][] = [
    ['find', 'open', 'hidden', 'open', 'open'],
    ['ask_buddy', 'open', 'hidden', 'open', 'open'],
    ['read_profile', 'open', 'hidden', 'open', 'open'],
    ['read_post', 'open', 'hidden', 'open', 'open'],
    ['kind_words', 'open', 'hidden', 'open', 'open'],
    ['lobby', 'open', 'hidden', 'open', 'open'],
    ['chat', 'not_buddies', 'hidden', 'not_buddies', 'open'],
    ['comment', 'not_buddies', 'hidden', 'not_buddies', 'open'],
    ['favorite', 'not_buddies', 'hidden', 'not_buddies', 'open'],
    ['visit', 'not_buddies', 'hidden', 'not_buddies', 'open'],
    ['presence', 'not_buddies', 'hidden', 'not_buddies', 'open'],
    ['notice', 'hidden', 'hidden', 'hidden', 'hidden'],
  ];
  it.each(rows)(
    '%s: near strangers %s, across 13 %s, with an approved code %s, buddies %s',
    (contact, near, far, code, buddy) => {
      expect(ask({}, {}, strangers, contact)).toBe(near);
      expect(ask({}, { ageGroup: '13-17' }, strangers, contact)).toBe(far);
      expect(ask({}, { ageGroup: '13-17' }, { ...strangers, hasApprovedCode: true }, contact)).toBe(code);
      expect(ask({}, { ageGroup: '13-17' }, buddies, contact)).toBe(buddy);
    },
  );
});

describe('a rest', () => {
  const rows: [Contact, iRest: string, theyRest: string, weBothRest: string, staffReachMe: string][] = [
    ['find', 'paused', 'hidden', 'paused', 'hidden'],
    ['ask_buddy', 'paused', 'hidden', 'paused', 'hidden'],
    ['read_profile', 'paused', 'hidden', 'paused', 'hidden'],
    ['read_post', 'paused', 'hidden', 'paused', 'hidden'],
    ['kind_words', 'paused', 'hidden', 'paused', 'hidden'],
    ['lobby', 'paused', 'hidden', 'paused', 'hidden'],
    ['chat', 'paused', 'hidden', 'paused', 'hidden'],
    ['comment', 'paused', 'hidden', 'paused', 'hidden'],
    ['favorite', 'paused', 'hidden', 'paused', 'hidden'],
    ['visit', 'paused', 'hidden', 'paused', 'hidden'],
    ['presence', 'paused', 'hidden', 'paused', 'hidden'],
    ['notice', 'hidden', 'hidden', 'hidden', 'open'],
  ];
  it.each(rows)(
    '%s: I rest %s, they rest %s, both %s, staff to one who rests %s',
    (contact, mine, theirs, both, staff) => {
      const rest = { state: 'paused' } as const;

      expect(ask(rest, {}, buddies, contact)).toBe(mine);
      expect(ask({}, rest, buddies, contact)).toBe(theirs);
      expect(ask(rest, rest, buddies, contact)).toBe(both);
      expect(ask({ role: 'moderator', ageGroup: null }, rest, strangers, contact)).toBe(staff);
    },
  );
});

describe('state of the two', () => {
  const rows: [
    name: string,
    actor: Partial<Person>,
    other: Partial<Person>,
    pair: Pair,
    contact: Contact,
    verdict: string,
  ][] = [
    ['a stranger beyond reach', {}, {}, { ...strangers, isReached: false }, 'read_post', 'hidden'],
    ['kind words to a stranger beyond reach', {}, {}, { ...strangers, isReached: false }, 'kind_words', 'hidden'],
    ['kind words to a buddy beyond reach', {}, {}, { ...buddies, isReached: false }, 'kind_words', 'open'],
    ['kind words while my posts are off', { scopes: new Set(['buddies']) }, {}, strangers, 'kind_words', 'scope_off'],
    ['a buddy beyond reach', {}, {}, { ...buddies, isReached: false }, 'read_post', 'open'],
    ['blocked buddies', {}, {}, { ...buddies, isBlocked: true }, 'chat', 'hidden'],
    ['blocked strangers', {}, {}, { ...strangers, isBlocked: true }, 'read_profile', 'hidden'],
    ['blocked with a code', {}, {}, { ...strangers, isBlocked: true, hasApprovedCode: true }, 'find', 'hidden'],
    ['my consent is pending', { consent: 'pending' }, {}, buddies, 'chat', 'consent_required'],
    ['my consent is declined', { consent: 'declined' }, {}, buddies, 'read_post', 'consent_required'],
    ['my consent is revoked', { consent: 'revoked' }, {}, buddies, 'comment', 'consent_required'],
    ['my consent has expired', { consent: 'expired' }, {}, buddies, 'find', 'consent_required'],
    ['I need no consent', { consent: 'not_needed' }, {}, buddies, 'chat', 'open'],
    ['their consent is pending', {}, { consent: 'pending' }, buddies, 'chat', 'hidden'],
    ['their consent is revoked', {}, { consent: 'revoked' }, buddies, 'read_profile', 'hidden'],
    ['my chat is off', { scopes: new Set(['buddies', 'posts']) }, {}, buddies, 'chat', 'scope_off'],
    ['my typed chat alone is on', { scopes: new Set(['chat']) }, {}, buddies, 'chat', 'open'],
    ['their chat is off', {}, { scopes: new Set(['buddies']) }, buddies, 'chat', 'hidden'],
    ['my posts are off', { scopes: new Set(['buddies']) }, {}, buddies, 'comment', 'scope_off'],
    ['their posts are off', {}, { scopes: new Set(['buddies']) }, buddies, 'read_post', 'hidden'],
    ['my games are off', { scopes: new Set(['buddies']) }, {}, buddies, 'lobby', 'scope_off'],
    ['my quiet hours', { isInQuietHours: true }, {}, buddies, 'chat', 'quiet_hours'],
    ['their quiet hours, a message waits', {}, { isInQuietHours: true }, buddies, 'chat', 'open'],
    ['their quiet hours, live play does not', {}, { isInQuietHours: true }, buddies, 'lobby', 'hidden'],
    ['their quiet hours, presence is off', {}, { isInQuietHours: true }, buddies, 'presence', 'hidden'],
    ['I am paused', { state: 'paused' }, {}, buddies, 'chat', 'paused'],
    ['I am removed', { state: 'removed' }, {}, buddies, 'find', 'paused'],
    ['they are paused', {}, { state: 'paused' }, buddies, 'chat', 'hidden'],
    ['they are removed', {}, { state: 'removed' }, buddies, 'read_post', 'hidden'],
    ['they are leaving', {}, { state: 'leaving' }, buddies, 'read_profile', 'hidden'],
    ['a parent looks for a child', { role: 'parent', ageGroup: null }, {}, strangers, 'find', 'hidden'],
    ['a child looks for a parent', {}, { role: 'parent', ageGroup: null }, strangers, 'find', 'hidden'],
    ['a child looks for staff', {}, { role: 'moderator', ageGroup: null }, strangers, 'find', 'hidden'],
    ['staff would chat with a child', { role: 'moderator', ageGroup: null }, {}, buddies, 'chat', 'hidden'],
    ['an admin would chat with a child', { role: 'admin', ageGroup: null }, {}, buddies, 'chat', 'hidden'],
    ['a moderator sends a notice', { role: 'moderator', ageGroup: null }, {}, strangers, 'notice', 'open'],
    [
      'a notice reaches a paused child',
      { role: 'admin', ageGroup: null },
      { state: 'paused' },
      strangers,
      'notice',
      'open',
    ],
    [
      'a notice reaches quiet hours',
      { role: 'admin', ageGroup: null },
      { isInQuietHours: true },
      strangers,
      'notice',
      'open',
    ],
    [
      'a notice reaches a child without consent',
      { role: 'moderator', ageGroup: null },
      { consent: 'pending' },
      strangers,
      'notice',
      'open',
    ],
    ['a parent sends no notices', { role: 'parent', ageGroup: null }, {}, strangers, 'notice', 'hidden'],
  ];
  it.each(rows)('%s', (_name, actor, other, pair, contact, verdict) => {
    expect(ask(actor, other, pair, contact)).toBe(verdict);
  });
});
