import type * as contract from '#contract/posts.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { loadPair, toReader } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { cursorAfter, decodePosition, type Position } from '../platform/cursor.ts';
import { Problem } from '../platform/problem.ts';
import { mayMeet, personFrom, toProblem } from '../safety/index.ts';
import { present } from './posts.ts';
import { listOwn, listVisibleBy } from './posts-by-queries.ts';

const PAGE_SIZE = 20;

type Page = Returns<typeof contract.listPostsBy>;

/** A page of one child's posts. Readers' own posts include those in review; of others they get what the gate and the reach allow. */
export async function listPostsBy(
  context: Context,
  actor: ChildActor,
  authorId: string,
  cursor: string | undefined,
): Promise<Page> {
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  const page = { beforeAt, beforeId, most: PAGE_SIZE + 1 };
  return authorId === actor.accountId ? ownPosts(context, actor, page) : othersPosts(context, actor, authorId, page);
}

interface PageRequest {
  readonly beforeAt: Date;
  readonly beforeId: string;
  readonly most: number;
}

async function ownPosts({ db }: Context, { accountId }: ChildActor, page: PageRequest): Promise<Page> {
  const rows = await listOwn(db, { readerId: accountId, ...page });
  const listed = rows.map((row) => ({
    position: { at: row.createdAt, id: row.id },
    post: { ...present(row, accountId), status: row.status === 'held' ? 'held' : 'published' } as const,
  }));
  return toPage(listed);
}

async function othersPosts(
  { db, clock }: Context,
  actor: ChildActor,
  authorId: string,
  page: PageRequest,
): Promise<Page> {
  const now = clock.now();
  const [facts, rows] = await db.withConnection((connection) =>
    Promise.all([
      loadPair(connection, actor, authorId, now),
      listVisibleBy(connection, { ...toReader(actor, now), authorId, ...page }),
    ]),
  );
  if (!facts) throw new Problem('not_found');
  // The query has checked already which posts reach this reader; the gate decides about the two children.
  const verdict = mayMeet(personFrom(actor), facts.other, { ...facts.pair, isReached: true }, 'read_post');
  if (!verdict.open) throw toProblem(verdict);
  const listed = rows.map((row) => ({
    position: { at: row.publishedAt, id: row.id },
    post: { ...present(row, actor.accountId), status: 'published' } as const,
  }));
  return toPage(listed);
}

function toPage(listed: readonly { readonly position: Position; readonly post: contract.ListedPost }[]): Page {
  const shown = listed.slice(0, PAGE_SIZE);
  const last = listed.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return { posts: shown.map(({ post }) => post), cursor: last ? cursorAfter(last.position) : null };
}
