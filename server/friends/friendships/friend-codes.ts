import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from '#contract/friends.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findSettings, setFriendCode, setWantsSuggestions } from './setting-queries.ts';

/** No vowels, so that no word comes out by chance, and nothing that looks like another. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** What somebody has typed, as a code would be kept: FROG-2345 and frog 2345 are the same. */
export function normalCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function isCode(typed: string): boolean {
  const code = normalCode(typed);
  return code.length === CODE_LETTERS && [...code].every((letter) => LETTERS.includes(letter));
}

export async function readCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string | null }> {
  return { code: (await findSettings(db, { accountId }))?.code ?? null };
}

/** A new one; the old one finds nobody any more. */
export async function renewCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string }> {
  const code = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await setFriendCode(db, { accountId, code });
  return { code };
}

export async function setSuggestions({ db }: Context, { accountId }: ChildActor, isOn: boolean) {
  await setWantsSuggestions(db, { accountId, isOn });
  return { isOn };
}
