import { scopesChanged } from '../accounts/index.ts';
import { after, type Reaction } from '../platform/events.ts';
import { endClosedRequests } from './endings.ts';
import { askLater } from './together.ts';

export const reactions: readonly Reaction[] = [
  after(scopesChanged, async (context, { accountId }) => {
    if (!accountId) return;
    await endClosedRequests(context, accountId);
    await askLater(context, accountId);
  }),
];
