import { scopesChanged } from '../accounts/index.ts';
import { afterCommit, type EventHandler } from '../platform/events.ts';
import { parentReportDecided } from './events.ts';
import { mailOutcome } from './parents/reports.ts';
import { askNewParent } from './requests/befriend.ts';
import { closeForbiddenRequests } from './requests/expire-requests.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(scopesChanged, async (context, { accountId }) => {
    if (!accountId) return;
    await closeForbiddenRequests(context, accountId);
    await askNewParent(context, accountId);
  }),
  afterCommit(parentReportDecided, (context, { facts }) => mailOutcome(context, facts.reportId)),
];
