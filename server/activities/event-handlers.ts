import type { ActivityType } from '#contract/activities.ts';
import { friendshipStarted } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { type DomainEvent, type EventHandler, inTransaction } from '../platform/events.ts';
import { commentCreated, commentLiked, kindWordsSent, postLiked, postPublished } from '../posts/index.ts';
import { invalidateNews } from './news.ts';
import { insertActivity, insertBuddy } from './queries.ts';

interface Answered {
  readonly authorId: string;
  readonly postId: string;
  readonly commentId?: string;
}

export const eventHandlers: readonly EventHandler[] = [
  inTransaction(postLiked, (context, tx, event) => insertForAuthor(context, tx, event, 'post_like')),
  inTransaction(commentLiked, (context, tx, event) => insertForAuthor(context, tx, event, 'comment_like')),
  inTransaction(commentCreated, (context, tx, event) => insertForAuthor(context, tx, event, 'comment_received')),
  inTransaction(kindWordsSent, (context, tx, event) => insertForAuthor(context, tx, event, 'kind_words')),
  inTransaction(postPublished, (context, tx, { id, accountId, facts: { postId, wasReviewed }, at }) => {
    if (accountId === null || !wasReviewed) return;
    notifyLater(context, tx, accountId);
    tx.write(insertActivity, {
      id,
      accountId,
      type: 'post_published',
      fromId: accountId,
      postId,
      commentId: null,
      at,
    });
  }),
  inTransaction(friendshipStarted, (context, tx, { id, accountId, facts: { requestId }, at }) => {
    if (accountId === null) return;
    notifyLater(context, tx, accountId);
    tx.write(insertBuddy, { id, accountId, requestId, at });
  }),
];

function insertForAuthor(
  context: Context,
  tx: Transaction,
  { id, accountId: fromId, facts, at }: Pick<DomainEvent, 'id' | 'accountId' | 'at'> & { readonly facts: Answered },
  type: ActivityType,
): void {
  const { authorId: accountId, postId, commentId = null } = facts;
  if (fromId === null || fromId === accountId) return;
  notifyLater(context, tx, accountId);
  tx.write(insertActivity, { id, accountId, type, fromId, postId, commentId, at });
}

function notifyLater(context: Context, tx: Transaction, accountId: string): void {
  tx.afterCommit(() => {
    invalidateNews(context, accountId);
    context.realtime.notifyChanged(accountId, 'activities');
  });
}
