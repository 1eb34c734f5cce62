import type { LikeAnswer } from '#contract/posts.ts';
import { LIKE_POINTS, PAID_LIKES_PER_DAY } from '#contract/rules/rewards/point-values.ts';
import { recordActivity } from '../../accounts/index.ts';
import { toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { awardUpTo, nothingEarned } from '../../points/index.ts';
import { commentLiked, postLiked } from '../events.ts';
import * as queries from './like-queries.ts';

interface Target {
  readonly kind: 'post' | 'comment';
  readonly id: string;
}

const queriesByKind = {
  post: { insert: queries.insertPostLike, remove: queries.deletePostLike },
  comment: { insert: queries.insertCommentLike, remove: queries.deleteCommentLike },
} as const;

export const likePost = (context: Context, actor: ChildActor, id: string) => like(context, actor, { kind: 'post', id });
export const unlikePost = (context: Context, actor: ChildActor, id: string) =>
  unlike(context, actor, { kind: 'post', id });
export const likeComment = (context: Context, actor: ChildActor, id: string) =>
  like(context, actor, { kind: 'comment', id });
export const unlikeComment = (context: Context, actor: ChildActor, id: string) =>
  unlike(context, actor, { kind: 'comment', id });

/**
 * Only a child's first like of a post or comment earns points and notifies its author. Unliking and liking again does neither
 * (docs/product-decisions.md, P18). A repeated like changes nothing.
 */
async function like(context: Context, actor: ChildActor, { kind, id }: Target): Promise<LikeAnswer> {
  const { accountId, timeZone } = actor;
  const at = context.clock.now();
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockOwnReactions, { accountId });
    const liked = await queriesByKind[kind].insert(tx, { ...toReader(actor, at), id, at });
    if (!liked) throw new Problem('not_found');

    const { authorId, postId, likesCount, hasChanged, wasCounted } = liked;
    const answer = { liked: true, likesCount };
    if (hasChanged) notifyLater(context, tx, authorId, 'posts');
    if (!hasChanged || wasCounted || authorId === accountId) return { ...answer, ...nothingEarned };

    notifyLater(context, tx, authorId, 'activities');
    notifyLater(context, tx, accountId, 'points');
    const award = { reason: 'liked', target: id, points: LIKE_POINTS } as const;
    const paid = awardUpTo(tx, accountId, award, { at, timeZone, perDay: PAID_LIKES_PER_DAY });
    if (kind === 'post') context.events.emit(tx, postLiked, accountId, { postId, authorId });
    else context.events.emit(tx, commentLiked, accountId, { commentId: id, postId, authorId });
    return tx.afterCommit(() => ({ ...answer, ...paid.result }));
  });
}

async function unlike(context: Context, actor: ChildActor, { kind, id }: Target): Promise<LikeAnswer> {
  const { accountId } = actor;
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockOwnReactions, { accountId });
    const unliked = await queriesByKind[kind].remove(tx, { ...toReader(actor, context.clock.now()), id });
    if (!unliked) throw new Problem('not_found');

    if (unliked.hasChanged) notifyLater(context, tx, unliked.authorId, 'posts');
    return { liked: false, likesCount: unliked.likesCount, ...nothingEarned };
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
