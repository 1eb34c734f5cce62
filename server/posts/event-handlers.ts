import { scopesChanged } from '../accounts/index.ts';
import { afterCommit, inTransaction } from '../platform/events.ts';
import { announceComment } from './comments/announce-comment.ts';
import { lockPairOfComment, markAnnounced } from './comments/comment-queries.ts';
import { commentApproved, postPublished } from './events.ts';
import { endReach } from './own-queries.ts';
import { listFriendsOfAuthor } from './queries.ts';

export const eventHandlers = [
  inTransaction(scopesChanged, (_context, tx, { accountId }) => {
    if (accountId !== null) tx.write(endReach, { accountId });
  }),
  // An open feed keeps its cards, and only offers to show it.
  afterCommit(postPublished, async ({ db, realtime, clock }, { facts: { postId } }) => {
    const readers = await listFriendsOfAuthor(db, { postId, now: clock.now() });
    const ids = readers.map(({ id }) => id);
    realtime.send(ids, { type: 'buddy_story', postId });
  }),
  // Whose post it belongs to is known only now: a decision of staff has no wait left to ask. Announced once, and not at all
  // when one of the two has blocked the other meanwhile.
  afterCommit(commentApproved, async (context, { facts: { commentId } }) => {
    await context.db.transaction(async (tx) => {
      tx.lock(lockPairOfComment, { id: commentId });
      const fresh = await markAnnounced(tx, { id: commentId, at: context.clock.now() });
      if (fresh && !fresh.areApart) announceComment(context, tx, { commentId, ...fresh });
    });
  }),
];
