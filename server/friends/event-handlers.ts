import { scopesChanged } from '../accounts/index.ts';
import { after, type EventHandler } from '../platform/events.ts';
import { askNewParent } from './requests/befriend.ts';
import { endClosedRequests } from './requests/end-requests.ts';

export const eventHandlers: readonly EventHandler[] = [
  after(scopesChanged, async (context, { accountId }) => {
    if (!accountId) return;
    await endClosedRequests(context, accountId);
    await askNewParent(context, accountId);
  }),
];
