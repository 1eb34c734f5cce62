import { scopesChanged } from '../accounts/index.ts';
import { after, type Reaction } from '../platform/events.ts';
import { askLater } from './together.ts';

export const reactions: readonly Reaction[] = [
  after(scopesChanged, async (context, { accountId }) => {
    if (accountId) await askLater(context, accountId);
  }),
];
