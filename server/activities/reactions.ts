import type { ActivityType } from '#contract/activities.ts';
import { buddiesMade } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { type Happening, inside, type Reaction } from '../platform/events.ts';
import { commentCreated, commentLiked, postLiked } from '../posts/index.ts';
import { forgetNews } from './news.ts';
import { insertActivity, insertBuddy } from './queries.ts';

interface Answered {
  readonly authorId: string;
  readonly postId: string;
  readonly commentId?: string;
}

export const reactions: readonly Reaction[] = [
  inside(postLiked, (context, tx, happening) => note(context, tx, happening, 'post_like')),
  inside(commentLiked, (context, tx, happening) => note(context, tx, happening, 'comment_like')),
  inside(commentCreated, (context, tx, happening) => note(context, tx, happening, 'comment_received')),
  inside(buddiesMade, async (context, tx, { id, accountId, facts: { requestId }, at }) => {
    if (accountId === null) return;
    tellLater(context, tx, accountId);
    await insertBuddy(tx, { id, accountId, requestId, at });
  }),
];

async function note(
  context: Context,
  tx: Transaction,
  { id, accountId: fromId, facts, at }: Pick<Happening, 'id' | 'accountId' | 'at'> & { readonly facts: Answered },
  type: ActivityType,
): Promise<void> {
  const { authorId: accountId, postId, commentId = null } = facts;
  if (fromId === null || fromId === accountId) return;
  tellLater(context, tx, accountId);
  await insertActivity(tx, { id, accountId, type, fromId, postId, commentId, at });
}

function tellLater(context: Context, tx: Transaction, accountId: string): void {
  tx.afterCommit(() => {
    forgetNews(context, accountId);
    context.realtime.tellChanged(accountId, 'activities');
  });
}
