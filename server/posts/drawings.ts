import { randomUUID } from 'node:crypto';
import { colourOf, type Drawing, type Mark, stamps, stampWidths, toSvgPath, unpack } from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { readerOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { rasterize } from '../platform/rasterizer/rasterizer.ts';
import { findDrawingUnguarded, insertDrawing } from './drawing-queries.ts';
import { mayReadPosts } from './policy.ts';
import { listPosts } from './posts.ts';

/** A drawing on its way into the pond. */
export interface Picture {
  /** Random, because it stands in the address. */
  readonly id: string;
  readonly strokes: Drawing;
  readonly png: Buffer;
}

/** Draws once, when it is handed in: showing it costs nothing but its bytes, and no reader can make the server draw. */
export async function drawPicture({ accountId }: ChildActor, strokes: Drawing): Promise<Picture> {
  return { id: randomUUID(), strokes, png: Buffer.from(await rasterize(accountId, svgOf(strokes))) };
}

export async function keepPicture(
  tx: Transaction,
  { id: postId, authorId }: { readonly id: string; readonly authorId: string },
  { id, strokes, png }: Picture,
): Promise<void> {
  await insertDrawing(tx, { id, postId, authorId, strokes, picture: png });
}

/** The picture, for its author and for whoever may see its post now; for all others there is none. */
export async function readPicture({ db, clock }: Context, actor: ChildActor, id: string): Promise<Uint8Array> {
  const drawing = await findDrawingUnguarded(db, { id });
  if (!drawing) throw new Problem('not_found');
  const { postId, authorId, picture } = drawing;
  if (authorId === actor.accountId) return picture;
  const isSeen = mayReadPosts(actor) && (await listPosts(db, readerOf(actor, clock.now()), [postId])).length > 0;
  if (!isSeen) throw new Problem('not_found');
  return picture;
}

/** Nothing but numbers, and colours of our own lists, goes into it. */
export function svgOf({ paper, marks }: Drawing): string {
  const drawn = marks.map((mark) => drawMark(mark, colourOf(mark, paper))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER_WIDTH}" height="${PAPER_HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`;
}

function drawMark(mark: Mark, colour: string): string {
  if (mark.kind === 'stroke')
    return `<path d="${toSvgPath(unpack(mark.path) ?? [])}" stroke="${colour}" stroke-width="${mark.size}"/>`;
  const { x, y, size, stamp } = mark;
  const scale = stampWidths[size] / 100;
  return `<path d="${stamps[stamp]}" transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"/>`;
}
