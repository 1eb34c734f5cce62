import type * as contract from '#contract/posts.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { listUntold, markTold } from './released-queries.ts';

/** Posts that staff approved and the author has not seen since. Open screens show them at once, others at the next visit. */
export async function listReleasedPosts(db: Queryable, accountId: string): Promise<contract.ReleasedPost[]> {
  return (await listUntold(db, { accountId })).map(present);
}

/** Marks a post as seen on all screens. Someone else's post answers not found. */
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
