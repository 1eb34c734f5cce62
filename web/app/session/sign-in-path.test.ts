import { expect, test } from 'vitest';
import { safeNext, signInPath } from './sign-in-path.ts';

const own = 'https://pond.example';

test.each([
  ['/profile', '/profile'],
  ['/?post=1#top', '/?post=1#top'],
])('%s is a place of our own', (next, to) => {
  expect(safeNext(next, own)).toBe(to);
});

test.each([
  null,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth?next=/auth',
  '/.//evil.example',
])('%s leads home', (next) => {
  expect(safeNext(next, own)).toBe('/');
});

test('the sign-in page remembers the way back, except to home', () => {
  expect(signInPath('/profile', 'a=1')).toBe('/auth?next=%2Fprofile%3Fa%3D1');
  expect(signInPath('/', '')).toBe('/auth');
});
