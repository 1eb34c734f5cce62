import { PASSWORD_MIN } from '#contract/accounts/passwords.ts';

export type Strength = 'short' | 'weak' | 'good' | 'great';

/** A hint, not a rule: long beats strange. */
export function passwordStrength(password: string, username: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const isPlain = new Set(password).size < 4 || password.toLowerCase() === username.trim().toLowerCase();
  if (isPlain) return 'weak';
  const score = password.length + 2 * kinds;
  return score >= 18 ? 'great' : score >= 12 ? 'good' : 'weak';
}
