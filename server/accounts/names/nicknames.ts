import { randomInt } from 'node:crypto';
import { isNickname, suggestNicknames } from '#contract/rules/nicknames.ts';
import { type RealName, tellsRealName } from './real-names.ts';
import { nameSentences } from './username-policy.ts';

const NOT_OURS = 'Please pick one of the pond names.';

/** Why a child may not start with this nickname: it is not on our list, or it happens to be their own name. */
export function nicknameFlaw(nickname: string, child: RealName): string | undefined {
  if (!isNickname(nickname)) return NOT_OURS;
  return tellsRealName(nickname, child) ? nameSentences.pondName : undefined;
}

/** For a child who did not choose one. */
export function nicknameFor(child: RealName): string {
  const [nickname] = suggestNicknames(randomInt, (name) => tellsRealName(name, child));
  if (nickname === undefined) throw new Error('every nickname contains this real name');
  return nickname;
}
