import type { ListedPost, listPostsBy } from '#contract/posts.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { loadPair, readerOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { cursorAfter, type Position, positionOf } from '../platform/cursor.ts';
import { Problem } from '../platform/problem.ts';
import { mayMeet, personFrom, problemOf } from '../safety/index.ts';
import { present } from './posts.ts';
import { listOwn, listSeenBy } from './posts-by-queries.ts';

const PAGE = 20;

type Page = Returns<typeof listPostsBy>;

/** A page of one child's posts: one's own with those that wait, of others what the gate and the reach open. */
export async function postsBy(
  context: Context,
  actor: ChildActor,
  authorId: string,
  cursor: string | undefined,
): Promise<Page> {
  const { at: beforeAt, id: beforeId } = positionOf(cursor);
  const asked = { beforeAt, beforeId, most: PAGE + 1 };
  return authorId === actor.accountId ? ownPosts(context, actor, asked) : othersPosts(context, actor, authorId, asked);
}

interface Asked {
  readonly beforeAt: Date;
  readonly beforeId: string;
  readonly most: number;
}

async function ownPosts({ db }: Context, { accountId }: ChildActor, asked: Asked): Promise<Page> {
  const rows = await listOwn(db, { readerId: accountId, ...asked });
  const listed = rows.map((row) => ({
    place: { at: new Date(row.createdAt), id: row.id },
    post: { ...present(row, accountId), status: row.status === 'held' ? 'held' : 'published' } as const,
  }));
  return pageOf(listed);
}

async function othersPosts({ db, clock }: Context, actor: ChildActor, authorId: string, asked: Asked): Promise<Page> {
  const now = clock.now();
  const [facts, rows] = await db.withConnection((at) =>
    Promise.all([loadPair(at, actor, authorId, now), listSeenBy(at, { ...readerOf(actor, now), authorId, ...asked })]),
  );
  if (!facts) throw new Problem('not_found');
  // Which posts reach this reader the list has asked already; here it is about the two children.
  const verdict = mayMeet(personFrom(actor), facts.other, { ...facts.pair, isReached: true }, 'read_post');
  if (!verdict.open) throw problemOf(verdict);
  const listed = rows.map((row) => ({
    place: { at: new Date(row.publishedAt), id: row.id },
    post: { ...present(row, actor.accountId), status: 'published' } as const,
  }));
  return pageOf(listed);
}

function pageOf(listed: readonly { readonly place: Position; readonly post: ListedPost }[]): Page {
  const shown = listed.slice(0, PAGE);
  const last = listed.length > PAGE ? shown.at(-1) : undefined;
  return { posts: shown.map(({ post }) => post), cursor: last ? cursorAfter(last.place) : null };
}
