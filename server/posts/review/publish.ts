import { reachableStarts } from '#contract/rules/levels.ts';
import { PAID_POSTS_PER_DAY, POST_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Context } from '../../platform/context.ts';
import type { Queued, Transaction } from '../../platform/db/transaction.ts';
import { awardUpTo, type Earned } from '../../points/index.ts';
import { postPublished } from '../events.ts';
import { publishHeld } from '../moderation-queries.ts';

/** Other modules look up a post's award by this reason. */
export const POST_REASON = 'post_published';

interface NewPost {
  readonly id: string;
  readonly authorId: string;
  readonly timeZone: string;
  /** For a post that nobody reviewed, the time at which it was written: that is how the two are told apart. */
  readonly at: Date;
  /** Staff reviewed it first, so its author is notified. */
  readonly wasReviewed: boolean;
}

/** Pays each post once, and at most five posts a day (docs/product-decisions.md, P18). */
export function publishPost(
  context: Context,
  tx: Transaction,
  { id, authorId, timeZone, at, wasReviewed }: NewPost,
): Queued<Earned> {
  tx.write(publishHeld, { id, now: at, levelStarts: reachableStarts });
  const award = { reason: POST_REASON, target: id, points: POST_POINTS } as const;
  const earned = awardUpTo(tx, authorId, award, { at, timeZone, perDay: PAID_POSTS_PER_DAY });
  context.events.emit(tx, postPublished, authorId, { postId: id, wasReviewed });
  tx.afterCommit(() => {
    context.realtime.notifyChanged(authorId, 'posts');
    context.realtime.notifyChanged(authorId, 'points');
    if (wasReviewed) context.realtime.send([authorId], { type: 'post_out', postId: id });
  });
  return earned;
}
