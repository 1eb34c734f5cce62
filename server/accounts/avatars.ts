import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { User } from '#contract/accounts.ts';
import type { changeAvatar as changeAvatarCall } from '#contract/avatars.ts';
import { avatarOf } from '#contract/rules/avatars.ts';
import { codesOf } from '#contract/rules/emoji.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { rasterize } from '../platform/rasterizer/rasterizer.ts';
import { noteActivity } from './sessions.ts';
import { changePicture, findUser } from './user-queries.ts';
import { presentUser } from './users.ts';

const SIDE = 200;
/** The emoji stands in the middle with a fifth of air around it. */
const DRAWN = 124;
const MARGIN = (SIDE - DRAWN) / 2;
const MAX_KEPT = 400;

/** The drawings that the build puts beside the page. */
const drawings = new URL('../../dist/emoji/', import.meta.url);
const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_KEPT });

export async function changeAvatar(
  context: Context,
  actor: Actor,
  { emoji, background }: Body<typeof changeAvatarCall>,
): Promise<User> {
  const [id, now] = [actor.accountId, context.clock.now()];
  noteActivity(context, actor);
  const user = await context.db.transaction(async (tx) => {
    const changed = changePicture(tx, { id, emoji, background, now });
    const found = findUser(tx, { id });
    await tx.commit([changed, found]);
    return found;
  });
  context.realtime.notifyChanged(id, 'user');
  return presentUser(user, now);
}

/**
 * The picture behind an address of `avatarAddress`, drawn in a thread of its own, once for all who ask meanwhile. There are a
 * few thousand, so nobody can make the server draw for ever.
 */
export async function drawAvatar(picture: string, whose: string): Promise<Uint8Array> {
  const avatar = avatarOf(picture);
  if (!avatar) throw new Problem('not_found');
  const known = pictures.get(picture);
  if (known) return known;
  const drawn = draw(avatar, whose);
  pictures.set(picture, drawn);
  drawn.catch(() => pictures.delete(picture));
  return drawn;
}

async function draw({ emoji, background }: { emoji: string; background: string }, whose: string): Promise<Uint8Array> {
  const drawing = await readFile(new URL(`${codesOf(emoji)}.svg`, drawings), 'utf8');
  const placed = drawing.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN}" `).replace(/width="32" height="32"/, size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${background}"/>${placed}</svg>`;
  return rasterize(whose, svg, 'avatar');
}

const size = `width="${DRAWN}" height="${DRAWN}"`;
