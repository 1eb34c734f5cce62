import { COMMENT_POINTS } from '#contract/rules/rewards/point-values.ts';
import { recordContact } from '../../friends/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Queued, Transaction } from '../../platform/db/transaction.ts';
import { award, type Earned } from '../../points/index.ts';
import { commentCreated } from '../events.ts';

/** Queues what follows from publishing a comment, in the same transaction. */
export function announceComment(
  context: Context,
  tx: Transaction,
  {
    commentId,
    postId,
    authorId: writerId,
    postAuthorId: authorId,
  }: { commentId: string; postId: string; authorId: string; postAuthorId: string },
): Queued<Earned> | undefined {
  const { realtime, events, clock } = context;
  const isOwn = writerId === authorId;
  tx.afterCommit(() => {
    realtime.notifyChanged(authorId, 'posts');
    if (isOwn) return;
    realtime.notifyChanged(authorId, 'activities');
    realtime.notifyChanged(writerId, 'points');
  });
  const first = { reason: 'first_comment', target: postId, points: COMMENT_POINTS } as const;
  const earned = isOwn ? undefined : award(tx, writerId, first, clock.now());
  events.emit(tx, commentCreated, writerId, { commentId, postId, authorId });
  recordContact(context, tx, writerId, authorId);
  return earned;
}
