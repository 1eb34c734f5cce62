import { expect, it } from 'vitest';
import { mayAskAgain } from './policy.ts';

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
  expect(mayAskAgain({ asked, lastAskedAt }, now)).toEqual(verdict);
});
