import { randomInt } from 'node:crypto';
import { FRIEND_CODE_LENGTH, FRIEND_CODE_LETTERS } from '#contract/rules/friend-codes.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findSettings, setFriendCode } from './setting-queries.ts';

export async function readFriendCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string | null }> {
  return { code: (await findSettings(db, { accountId }))?.code ?? null };
}

export async function renewFriendCode({ db }: Context, { accountId }: ChildActor): Promise<{ code: string }> {
  const code = Array.from(
    { length: FRIEND_CODE_LENGTH },
    () => FRIEND_CODE_LETTERS[randomInt(FRIEND_CODE_LETTERS.length)],
  ).join('');
  await setFriendCode(db, { accountId, code });
  return { code };
}
