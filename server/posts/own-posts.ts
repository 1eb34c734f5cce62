import type * as contract from '#contract/posts.ts';
import { pictureAddress } from '#contract/rules/drawings.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Row } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { withdrawCase } from '../safety/index.ts';
import { deleteDrawing } from './drawings/drawing-queries.ts';
import { countAllWaiting, deleteOwn, listWaiting } from './own-queries.ts';
import { listReleasedPosts } from './review/released.ts';
import { usualWaitMinutes } from './review/usual-wait.ts';

/** How many posts of all children wait for review. */
export async function countWaitingPosts(db: Queryable): Promise<number> {
  return (await countAllWaiting(db, {})).count;
}

export async function listWaitingPosts(
  { db, clock }: Context,
  { accountId }: ChildActor,
): Promise<Returns<typeof contract.listWaitingPosts>> {
  const [rows, usualWait, released] = await db.withConnection((connection) =>
    Promise.all([
      listWaiting(connection, { accountId }),
      usualWaitMinutes(connection, clock.now()),
      listReleasedPosts(connection, accountId),
    ]),
  );
  return { posts: rows.map(presentOwnPost), usualWaitMinutes: usualWait, released };
}

/** Deletes a child's own post and its words. Someone else's, an unknown and a deleted post all answer not found. */
export async function deletePost(context: Context, actor: ChildActor, id: string): Promise<undefined> {
  recordActivity(context, actor);
  const { accountId } = actor;
  const at = context.clock.now();
  const deleted = await context.db.transaction((tx) => {
    withdrawCase(tx, { kind: 'post', subject: id, authorId: accountId }, at);
    tx.write(deleteDrawing, { postId: id, accountId });
    const written = tx.write(deleteOwn, { id, accountId, at });
    return tx.afterCommit(() => written.result);
  });
  if (deleted === 0) throw new Problem('not_found');
}

export function presentOwnPost({ createdAt, drawingId, ...post }: Row<typeof listWaiting>): contract.OwnPost {
  return { ...post, imageUrl: pictureAddress(drawingId), createdAt: createdAt.toISOString() };
}
