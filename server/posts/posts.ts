import type { PostItem } from '#contract/feed.ts';
import type { Post } from '#contract/posts.ts';
import { pictureAddress } from '#contract/rules/drawings.ts';
import { IdList } from '#server/platform/id-list.ts';
import { type Reader, toReader } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Row } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { presentAuthor } from './present.ts';
import { listNewestIds, listReadable } from './queries.ts';

/** One post as this reader sees it. Hidden, held, deleted and unknown posts answer not found. */
export async function readPost({ db, clock }: Context, actor: ChildActor, id: string): Promise<Post> {
  const [post] = await listPosts(db, toReader(actor, clock.now()), [id]);
  if (!post) throw new Problem('not_found');
  return post;
}

/** The posts among these ids that the reader may see now, in no order. */
export async function listPosts(db: Queryable, reader: Reader, ids: readonly string[]): Promise<PostItem[]> {
  const rows = await listReadable(db, { ...reader, ids });
  return rows.map((row) => present(row, reader.readerId));
}

/** The ids of the newest posts for a reader as of an instant, newest first. Whoever loads them checks again what may be shown. */
export async function newestPostIds(db: Queryable, reader: Reader, at: Date): Promise<IdList> {
  const { ids } = await listNewestIds(db, { ...reader, at });
  return new IdList(ids ?? Buffer.alloc(0));
}

/** A post as a reader sees it. `type` distinguishes it from the cards of the feed. */
export function present(row: Row<typeof listReadable>, readerId: string): PostItem {
  const { id, title, content, category, likesCount, commentsCount, liked, publishedAt } = row;
  return {
    type: 'post',
    id,
    title,
    content,
    category,
    imageUrl: pictureAddress(row.drawingId),
    user: presentAuthor(row),
    likesCount,
    commentsCount,
    liked,
    kindWords: { mine: row.kindWords, received: row.receivedKindWords ?? [] },
    createdAt: publishedAt.toISOString(),
    updatedAt: publishedAt.toISOString(),
    can: { delete: row.authorId === readerId, comment: row.mayComment },
  };
}
