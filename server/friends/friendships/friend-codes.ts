import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from '#contract/friends.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findSettings, setFriendCode } from './setting-queries.ts';

/** No vowels, so that no word appears by chance, and no letters that look alike. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A typed code as it is stored: FROG-2345 and frog 2345 are the same. */
export function normalCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function isCode(typed: string): boolean {
  const code = normalCode(typed);
  return code.length === CODE_LETTERS && [...code].every((letter) => LETTERS.includes(letter));
}

export async function readFriendCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string | null }> {
  return { code: (await findSettings(db, { accountId }))?.code ?? null };
}

export async function renewFriendCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string }> {
  const code = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await setFriendCode(db, { accountId, code });
  return { code };
}
