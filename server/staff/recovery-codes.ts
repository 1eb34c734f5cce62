import { randomInt } from 'node:crypto';

const COUNT = 10;
/** Nothing that looks like something else on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten codes of 49 random bits each, written as two halves. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${newHalf()}-${newHalf()}`);
}

/** The code as it was made, however somebody typed it from paper. */
export function plainRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

function newHalf(): string {
  return Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
