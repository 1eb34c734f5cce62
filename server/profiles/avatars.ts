import { LRUCache } from 'lru-cache';
import type { User } from '#contract/accounts.ts';
import { pipFacePicture } from '#contract/art/pip/pip.ts';
import type * as contract from '#contract/profiles.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { presentUserAfter, recordActivity, storedProfile } from '../accounts/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { rasterize } from '../platform/rasterizer/rasterizer.ts';
import { emojiSvg } from './emoji-drawings.ts';
import { type Picture, pictureAt } from './picture-addresses.ts';

const SIDE = 200;
/** The emoji stands in the middle, with a fifth of the side free around it. */
const EMOJI_SIDE = 124;
const MARGIN = (SIDE - EMOJI_SIDE) / 2;
const MAX_CACHED = 1000;

const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_CACHED });

export function changeAvatar(
  context: Context,
  actor: Actor,
  { emoji, background }: Body<typeof contract.changeAvatar>,
): Promise<User> {
  const id = actor.accountId;
  const now = context.clock.now();
  recordActivity(context, actor);
  return context.db.transaction((tx) => {
    storedProfile.changePicture(tx, { id, emoji, background, now });
    tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
    return presentUserAfter(tx, id, now);
  });
}

/**
 * The picture behind an address of `avatarAddress`, rasterized in a worker thread, once for all who ask meanwhile. Each takes a few
 * milliseconds, and of one requester only so many wait at once: nobody can keep the others waiting for long.
 */
export async function readAvatar(address: string, requester: string): Promise<Uint8Array> {
  const picture = pictureAt(address);
  if (!picture) throw new Problem('not_found');
  const cached = pictures.get(address);
  if (cached) return cached;
  const drawn = draw(picture, requester);
  pictures.set(address, drawn);
  drawn.catch(() => pictures.delete(address));
  return drawn;
}

async function draw(picture: Picture, requester: string): Promise<Uint8Array> {
  return rasterize(requester, await loadSvg(picture), 'avatar');
}

async function loadSvg(picture: Picture): Promise<string> {
  const { background } = picture;
  if ('look' in picture) return pipFacePicture(picture.look, { size: SIDE, ground: background });
  const placed = await emojiSvg(picture.emoji, { x: MARGIN, y: MARGIN, side: EMOJI_SIDE });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${background}"/>${placed}</svg>`;
}
