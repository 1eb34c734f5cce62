import { randomInt } from 'node:crypto';
import { drawNicknames, isNickname } from '#contract/rules/nicknames.ts';
import { POND_NAME } from './profile-policy.ts';
import { type RealName, tellsRealName } from './real-names.ts';

const NOT_OURS = 'Please pick one of the pond names.';

/** Why a child may not begin with this nickname: it is none of ours, or by chance it is their own name. */
export function nicknameFlaw(nickname: string, child: RealName): string | undefined {
  if (!isNickname(nickname)) return NOT_OURS;
  return tellsRealName(nickname, child) ? POND_NAME : undefined;
}

/** For whoever did not choose one. */
export function nicknameFor(child: RealName): string {
  const [nickname] = drawNicknames(randomInt, (name) => tellsRealName(name, child));
  if (nickname === undefined) throw new Error('no nickname keeps the secret of this name');
  return nickname;
}
