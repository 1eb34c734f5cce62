import type { Context } from '../../platform/context.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { getMemory } from '../memory.ts';
import { passwordFlaw } from './password-policy.ts';

/** Throws a sentence for the password field when the password is too common, or the username. */
export function hashNewPassword(context: Context, password: string, username: string): Promise<string> {
  refusePassword(passwordFlaw(password, username));
  return getMemory(context).hasher.hash(password);
}

export function refusePassword(flaw: string | undefined): void {
  if (flaw) throw fieldProblem('password', flaw);
}
