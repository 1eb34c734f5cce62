import { LRUCache } from 'lru-cache';
import type { User } from '#contract/accounts.ts';
import type * as contract from '#contract/profiles.ts';
import { avatarOf } from '#contract/rules/avatars.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { noteActivity, presentUserAfter, storedProfile } from '../accounts/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { rasterize } from '../platform/rasterizer/rasterizer.ts';
import { emojiSvg } from './emoji-drawings.ts';

const SIDE = 200;
/** The emoji stands in the middle, with a fifth of the side free around it. */
const EMOJI_SIDE = 124;
const MARGIN = (SIDE - EMOJI_SIDE) / 2;
const MAX_CACHED = 400;

const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_CACHED });

export function changeAvatar(
  context: Context,
  actor: Actor,
  { emoji, background }: Body<typeof contract.changeAvatar>,
): Promise<User> {
  const id = actor.accountId;
  const now = context.clock.now();
  noteActivity(context, actor);
  return context.db.transaction((tx) => {
    storedProfile.changePicture(tx, { id, emoji, background, now });
    tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
    return presentUserAfter(tx, id, now);
  });
}

/**
 * The picture behind an address of `avatarAddress`, rasterized in a worker thread, once for all who ask meanwhile. There are a
 * few thousand pictures, so nobody can keep the server busy for ever.
 */
export async function readAvatar(picture: string, requester: string): Promise<Uint8Array> {
  const avatar = avatarOf(picture);
  if (!avatar) throw new Problem('not_found');
  const cached = pictures.get(picture);
  if (cached) return cached;
  const drawn = draw(avatar, requester);
  pictures.set(picture, drawn);
  drawn.catch(() => pictures.delete(picture));
  return drawn;
}

async function draw(
  { emoji, background }: { emoji: string; background: string },
  requester: string,
): Promise<Uint8Array> {
  const placed = await emojiSvg(emoji, { x: MARGIN, y: MARGIN, side: EMOJI_SIDE });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${background}"/>${placed}</svg>`;
  return rasterize(requester, svg, 'avatar');
}
