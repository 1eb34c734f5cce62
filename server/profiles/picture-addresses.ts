import { withoutVersion } from '#contract/art/pip/address.ts';
import { type PipPose, pipPoses } from '#contract/art/pip/pip.ts';
import { avatarBackgrounds, everyAvatarEmoji } from '#contract/rules/avatars.ts';
import { emojiCodes } from '#contract/rules/emoji.ts';
import { decodeLook, type PipLook } from '#contract/rules/rewards/pips.ts';

export type Picture = { readonly background: string } & ({ readonly emoji: string } | { readonly look: PipLook });

/** What an address of `avatarAddress` shows; undefined if no child can choose it. */
export function pictureAt(address: string): Picture | undefined {
  const [subject, color] = parted(address);
  const background = avatarBackgrounds.find((one) => one === `#${color}`);
  if (background === undefined) return undefined;
  const emoji = everyAvatarEmoji.find((one) => emojiCodes(one) === subject);
  if (emoji !== undefined) return { background, emoji };
  const look = decodeLook(subject);
  return look && { background, look };
}

/** What an address of `pipPoseAddress` shows. */
export function posedPipAt(address: string): { readonly look: PipLook; readonly pose: PipPose } | undefined {
  const [subject, name] = parted(address);
  const look = decodeLook(subject);
  const pose = pipPoses.find((one) => one === name);
  return look && pose && { look, pose };
}

/** Before and after the last hyphen: looks have hyphens of their own. */
function parted(address: string): [string, string] {
  const words = withoutVersion(address);
  const at = words.lastIndexOf('-');
  return [words.slice(0, at), words.slice(at + 1)];
}
