import { scopesChanged } from '../accounts/index.ts';
import { after, inside } from '../platform/events.ts';
import { keepPairOfComment, markTold } from './comment-queries.ts';
import { tellComment } from './comments.ts';
import { commentApproved } from './events.ts';
import { endReach } from './own-queries.ts';

export const eventHandlers = [
  inside(scopesChanged, (_context, tx, { accountId }) => {
    if (accountId !== null) tx.write(endReach, { accountId });
  }),
  // Only now is known below whose post it stands: a decision at the desk has no time to ask. Told once, whoever tries again,
  // and to nobody when one of the two has blocked the other meanwhile.
  after(commentApproved, async (context, { facts: { commentId } }) => {
    await context.db.transaction(async (tx) => {
      const [, fresh] = await Promise.all([
        keepPairOfComment(tx, { id: commentId }),
        markTold(tx, { id: commentId, at: context.clock.now() }),
      ]);
      if (fresh && !fresh.areApart) await tellComment(context, tx, { commentId, ...fresh });
    });
  }),
];
