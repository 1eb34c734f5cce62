import { readFileSync } from 'node:fs';
import { STAFF_PASSWORD_MIN, STAFF_PASSWORD_TOO_SHORT } from '#contract/accounts/passwords.ts';

const common = new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** A sentence that says why a password is too short for this account. Staff have to choose a longer one than children. */
export function lengthFlaw(password: string, isStaff: boolean): string | undefined {
  return isStaff && password.length < STAFF_PASSWORD_MIN ? STAFF_PASSWORD_TOO_SHORT : undefined;
}

/** A sentence for the child that says why a password is not accepted. Undefined if it is. */
export function passwordFlaw(password: string, username: string): string | undefined {
  // As it is hashed, where wide characters become plain ones.
  const folded = password.normalize('NFKC').trim().toLowerCase();
  if (folded === username) return 'Your password must be different from your username.';
  if (common.has(folded)) return 'Too many people use that password. Please think of another one.';
  return undefined;
}
