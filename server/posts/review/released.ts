import type * as contract from '#contract/posts.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { listUntold, markTold } from './released-queries.ts';

/** What staff have approved and the author has not been shown: told at once where a screen is open, else at the next visit. */
export async function listReleasedPosts(db: Queryable, accountId: string): Promise<contract.ReleasedPost[]> {
  return (await listUntold(db, { accountId })).map(present);
}

/** Seen on one screen is seen on all. A post of somebody else reads as not found. */
export async function viewReleasedPost(
  { db, clock, realtime }: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<undefined> {
  const told = await markTold(db, { id, accountId, at: clock.now() });
  if (!told) throw new Problem('not_found');
  if (told.isFirst) realtime.notifyChanged(accountId, 'posts');
}

function present({ publishedAt, points, level, ...post }: Row<typeof listUntold>): contract.ReleasedPost {
  return {
    ...post,
    publishedAt: publishedAt.toISOString(),
    pointsAwarded: points ?? 0,
    leveledUp: level !== null,
    ...(level === null ? {} : { newLevel: level }),
  };
}
