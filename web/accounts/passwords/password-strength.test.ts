import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['frog', 'short'],
  ['aaaaaaaaaaaaaa', 'weak'],
  ['otter_hops', 'weak'],
  ['pondlily7', 'good'],
  ['frogs like rain', 'great'],
] as const)('the password %s is %s', (password, strength) => {
  expect(passwordStrength(password, 'otter_hops')).toBe(strength);
});
