import type { LikeAnswer } from '#contract/posts.ts';
import { noteActivity } from '../accounts/index.ts';
import { readerOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { awardUpTo, nothingEarned } from '../points/index.ts';
import { commentLiked, postLiked } from './events.ts';
import * as queries from './like-queries.ts';

const POINTS = 5;
const PAID_PER_DAY = 20;

export interface Liked {
  readonly kind: 'post' | 'comment';
  readonly id: string;
}

const changes = {
  post: { insert: queries.insertPostLike, remove: queries.deletePostLike },
  comment: { insert: queries.insertCommentLike, remove: queries.deleteCommentLike },
} as const;

/**
 * Gives a heart. The first one of this child to this thing is paid and told to its author, once for ever: taking it back
 * and giving it again does neither (decision 18). Asking twice is asking once.
 */
export async function like(context: Context, actor: ChildActor, { kind, id }: Liked): Promise<LikeAnswer> {
  const { accountId, timeZone } = actor;
  const at = context.clock.now();
  noteActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockAnswersOf, { accountId });
    const seen = await changes[kind].insert(tx, { ...readerOf(actor, at), id, at });
    if (!seen) throw new Problem('not_found');
    const { authorId, postId, likesCount, hasChanged, wasCounted } = seen;
    const heart = { liked: true, likesCount };
    if (hasChanged) notifyLater(context, tx, authorId, 'posts');
    if (!hasChanged || wasCounted || authorId === accountId) return { ...heart, ...nothingEarned };
    notifyLater(context, tx, authorId, 'activities');
    notifyLater(context, tx, accountId, 'points');
    const award = { reason: 'liked', target: id, points: POINTS } as const;
    const paid = awardUpTo(tx, accountId, award, { at, timeZone, aDay: PAID_PER_DAY });
    if (kind === 'post') context.events.emit(tx, postLiked, accountId, { postId, authorId });
    else context.events.emit(tx, commentLiked, accountId, { commentId: id, postId, authorId });
    return tx.afterCommit(() => ({ ...heart, ...paid.result }));
  });
}

export async function unlike(context: Context, actor: ChildActor, { kind, id }: Liked): Promise<LikeAnswer> {
  const { accountId } = actor;
  noteActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockAnswersOf, { accountId });
    const seen = await changes[kind].remove(tx, { ...readerOf(actor, context.clock.now()), id });
    if (!seen) throw new Problem('not_found');
    if (seen.hasChanged) notifyLater(context, tx, seen.authorId, 'posts');
    return { liked: false, likesCount: seen.likesCount, ...nothingEarned };
  });
}

function notifyLater(
  { realtime }: Context,
  tx: Transaction,
  accountId: string,
  what: 'posts' | 'activities' | 'points',
) {
  tx.afterCommit(() => realtime.notifyChanged(accountId, what));
}
