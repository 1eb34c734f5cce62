import { scopesChanged } from '../accounts/index.ts';
import { addressChanged, queueParentMails } from '../family/index.ts';
import { afterCommit, type EventHandler, inTransaction } from '../platform/events.ts';
import { forgetLinks } from './approvals/approval-queries.ts';
import { parentReportDecided } from './events.ts';
import { mailOutcome } from './parents/reports.ts';
import { APPROVAL_MAIL, askNewParent } from './requests/befriend.ts';
import { closeForbiddenRequests } from './requests/expire-requests.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(scopesChanged, async (context, { accountId }) => {
    if (!accountId) return;
    await closeForbiddenRequests(context, accountId);
    await askNewParent(context, accountId);
  }),
  inTransaction(addressChanged, (context, tx, { accountId: childId, facts: { parentId } }) => {
    tx.write(forgetLinks, { parentId });
    if (childId) queueParentMails(context, tx, { childId, parentId, kind: APPROVAL_MAIL });
  }),
  afterCommit(parentReportDecided, (context, { facts }) => mailOutcome(context, facts.reportId)),
];
