import { timingSafeEqual } from 'node:crypto';
import type * as contract from '#contract/accounts.ts';
import type { User } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { isDuplicate } from '../../platform/db/duplicate.ts';
import { Problem } from '../../platform/problem.ts';
import { getMemory } from '../memory.ts';
import type { Visit } from '../sessions/sessions.ts';
import { createAccount } from './create-account.ts';
import { consumeTry, deleteSignUp, type SignUp } from './sign-up-queries.ts';

/** Turns a sign-up into a signed-in account, once. The request cannot change anything that the form said. */
export async function verifyEmail(
  context: Context,
  { signupId: id, code }: Body<typeof contract.verifyEmail>,
  visit: Visit,
): Promise<User> {
  try {
    const user = await context.db.transaction(async (tx) => {
      const signUp = await consumeTry(tx, { id, now: context.clock.now() });
      if (!signUp) throw new Problem('gone');
      if (isCode(context, id, code, signUp)) return createAccount(context, tx, { id, ...signUp }, visit);
      if (signUp.triesLeft === 0) tx.write(deleteSignUp, { id });
      return undefined;
    });
    if (user) return user;
  } catch (error) {
    // Someone else took the name or the address in the meantime.
    if (isDuplicate(error)) throw new Problem('gone');
    throw error;
  }
  throw new Problem('wrong_code');
}

export function hashCode(context: Context, signupId: string, code: string): Buffer {
  return getMemory(context).secret.hash('verification code', signupId, code);
}

function isCode(context: Context, signupId: string, code: string, { codeHash }: SignUp): boolean {
  const given = hashCode(context, signupId, code);
  return codeHash?.length === given.length && timingSafeEqual(codeHash, given);
}
