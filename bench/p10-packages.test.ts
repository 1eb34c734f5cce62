import { expect, test } from 'vitest';
import { fits, listPackages } from './p10-packages.ts';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test.each([
  ['every system', {}, true],
  ['this system', { os: ['linux'], cpu: ['x64'] }, true],
  ['another system', { os: ['darwin'] }, false],
  ['another processor', { os: ['linux'], cpu: ['arm64'] }, false],
  ['all but another', { os: ['!win32'] }, true],
  ['all but this', { os: '!linux' }, false],
  ['another C library', { os: ['linux'], libc: ['musl'] }, false],
])('a package for %s', (_what, pack, expected) => {
  expect(fits(pack, linux)).toBe(expected);
});

test('the project itself is no package', () => {
  const lock = JSON.stringify({ packages: { '': { name: 'lilypad' }, 'node_modules/pg': { dev: true } } });

  expect(listPackages(lock)).toEqual([{ dev: true }]);
});
