import type { Relation } from '#contract/friends.ts';
import { queueParentMails } from '../../family/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { insertApprovals, insertMissingApprovals } from '../approvals/approval-queries.ts';
import { listNeededApprovals } from '../approvals/needed-approvals.ts';
import type { ParentRuleRow } from '../approvals/rule-queries.ts';
import { friendshipStarted } from '../events.ts';
import { notifyPair } from '../notify.ts';
import { REQUEST_LIFETIME } from '../policy.ts';
import { insertFriendship, type RequestFacts, setRequestStatus, setWaitingForParents } from './request-queries.ts';

export const APPROVAL_MAIL = 'buddy_approval';

/** Once both children have agreed: makes them friends, or asks the parents first who want to be asked. */
export function confirmRequest(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  { otherId, birthDate, requestId, senderId }: RequestFacts,
  rules: readonly ParentRuleRow[],
): { relation: Relation } {
  if (!requestId || !senderId) throw new Error('there is no request to confirm');
  const now = context.clock.now();
  const receiverId = senderId === actor.accountId ? otherId : actor.accountId;
  const childIds = listNeededApprovals(actor, { otherId, birthDate }, rules, now);
  if (childIds.length === 0) {
    befriend(context, tx, { requestId, senderId, receiverId });
    return { relation: 'buddy' };
  }
  tx.write(setWaitingForParents, {
    id: requestId,
    senderNeedsApproval: childIds.includes(senderId),
    receiverNeedsApproval: childIds.includes(receiverId),
    now,
    endsAt: later(now, REQUEST_LIFETIME),
  });
  tx.write(insertApprovals, { requestId, childIds });
  for (const childId of childIds) queueApprovalMail(context, tx, childId);
  notifyPair(context, tx, senderId, receiverId);
  return { relation: 'waiting' };
}

/** A parent who consents later than the other one is asked about open requests, too. */
export async function askNewParent(context: Context, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const missing = await insertMissingApprovals(tx, { childId });
    if (missing.length > 0) queueApprovalMail(context, tx, childId);
  });
}

function queueApprovalMail(context: Context, tx: Transaction, childId: string): void {
  queueParentMails(context, tx, { childId, kind: APPROVAL_MAIL, apart: HOUR });
}

interface ConfirmedRequest {
  readonly requestId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

export function befriend(
  context: Context,
  tx: Transaction,
  { requestId, senderId, receiverId }: ConfirmedRequest,
): void {
  const now = context.clock.now();
  tx.write(insertFriendship, { oneId: senderId, otherId: receiverId, now });
  tx.write(setRequestStatus, { id: requestId, status: 'accepted', now, endsAt: later(now, REQUEST_LIFETIME) });
  const pair = hashPair(context, senderId, receiverId);
  context.events.emit(tx, friendshipStarted, senderId, { requestId, pair });
  context.events.emit(tx, friendshipStarted, receiverId, { requestId, pair });
  notifyPair(context, tx, senderId, receiverId);
}

function hashPair({ keys }: Context, oneId: string, otherId: string): string {
  return keys
    .get('counts')
    .hash('friendship', ...[oneId, otherId].toSorted())
    .toString('base64url');
}
