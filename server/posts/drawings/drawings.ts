import { randomUUID } from 'node:crypto';
import {
  type Drawing,
  type Mark,
  markColor,
  stamps,
  stampWidths,
  toSvgPath,
  unpack,
} from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { rasterize } from '../../platform/rasterizer/rasterizer.ts';
import { mayReadPosts } from '../policy.ts';
import { listPosts } from '../posts.ts';
import { findDrawingUnguarded, insertDrawing } from './drawing-queries.ts';

/** The picture of a post. */
export interface Picture {
  /** Random, because it is part of the URL. */
  readonly id: string;
  /** Its source: the strokes of a drawing, or the data that a later module drew it from. Part of its author's export. */
  readonly strokes: object;
  readonly png: Buffer;
}

export function rasterizeDrawing(actor: ChildActor, strokes: Drawing): Promise<Picture> {
  return rasterizePicture(actor, strokes, toSvg(strokes));
}

/** Rasterizes once, when the post is created: showing it costs nothing but its bytes, and no reader can make the server work. */
export async function rasterizePicture({ accountId }: ChildActor, strokes: object, svg: string): Promise<Picture> {
  return { id: randomUUID(), strokes, png: Buffer.from(await rasterize(accountId, svg)) };
}

export function storeDrawing(
  tx: Transaction,
  { id: postId, authorId }: { readonly id: string; readonly authorId: string },
  { id, strokes, png }: Picture,
): void {
  tx.write(insertDrawing, { id, postId, authorId, strokes, picture: png });
}

/** The picture, for its author and for readers who may see its post now; for all others it is not found. */
export async function readDrawing({ db, clock }: Context, actor: ChildActor, id: string): Promise<Uint8Array> {
  const drawing = await findDrawingUnguarded(db, { id });
  if (!drawing) throw new Problem('not_found');
  const { postId, authorId, picture } = drawing;
  if (authorId === actor.accountId) return picture;
  const isSeen = mayReadPosts(actor) && (await listPosts(db, toReader(actor, clock.now()), [postId])).length > 0;
  if (!isSeen) throw new Problem('not_found');
  return picture;
}

/** Only numbers and colors of our own lists go into it. */
function toSvg({ paper, marks }: Drawing): string {
  const drawn = marks.map((mark) => markToSvg(mark, markColor(mark, paper))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER_WIDTH}" height="${PAPER_HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`;
}

function markToSvg(mark: Mark, color: string): string {
  if (mark.kind === 'stroke')
    return `<path d="${toSvgPath(unpack(mark.path) ?? [])}" stroke="${color}" stroke-width="${mark.size}"/>`;
  const { x, y, size, stamp } = mark;
  const scale = stampWidths[size] / 100;
  return `<path d="${stamps[stamp]}" transform="translate(${x} ${y}) scale(${scale})" fill="${color}"/>`;
}
