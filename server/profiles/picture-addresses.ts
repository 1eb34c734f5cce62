import { avatarBackgrounds, everyAvatarEmoji } from '#contract/rules/avatars.ts';
import { codesOf } from '#contract/rules/emoji.ts';
import { decodeLook, type PipLook } from '#contract/rules/rewards/pips.ts';

export type Picture = { readonly background: string } & ({ readonly emoji: string } | { readonly look: PipLook });

/** What an address of `avatarAddress` shows; undefined if no child can choose it. */
export function pictureAt(address: string): Picture | undefined {
  const at = address.lastIndexOf('-');
  const [subject, color] = [address.slice(0, at), `#${address.slice(at + 1).replace(/\.png$/, '')}`];
  const background = avatarBackgrounds.find((one) => one === color);
  if (background === undefined) return undefined;
  const emoji = everyAvatarEmoji.find((one) => codesOf(one) === subject);
  if (emoji !== undefined) return { background, emoji };
  const look = decodeLook(subject);
  return look && { background, look };
}
