import { scopesChanged } from '../accounts/index.ts';
import { after, type EventHandler } from '../platform/events.ts';
import { parentReportDecided } from './events.ts';
import { mailOutcome } from './parents/reports.ts';
import { askNewParent } from './requests/befriend.ts';
import { closeForbiddenRequests } from './requests/expire-requests.ts';

export const eventHandlers: readonly EventHandler[] = [
  after(scopesChanged, async (context, { accountId }) => {
    if (!accountId) return;
    await closeForbiddenRequests(context, accountId);
    await askNewParent(context, accountId);
  }),
  after(parentReportDecided, (context, { facts }) => mailOutcome(context, facts.reportId)),
];
