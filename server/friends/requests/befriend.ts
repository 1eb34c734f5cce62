import type { Relation } from '#contract/friends.ts';
import { isUnder13At } from '#contract/rules/age.ts';
import { queueParentMails } from '../../family/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { insertApprovals, insertMissingApprovals } from '../approvals/approval-queries.ts';
import { friendshipStarted } from '../events.ts';
import { notifyPair } from '../notify.ts';
import { REQUEST_LIFETIME } from '../policy.ts';
import { insertFriendship, type RequestFacts, setRequestStatus, setWaitingForParents } from './request-queries.ts';

export const APPROVAL_MAIL = 'buddy_approval';

/** Both children want. Below 13 a grown-up of each has the last word; all that follows only writes. */
export async function confirmRequest(
  context: Context,
  tx: Transaction,
  { accountId, ageGroup }: ChildActor,
  { otherId, birthDate, requestId, senderId }: RequestFacts,
): Promise<{ relation: Relation }> {
  if (!requestId || !senderId) throw new Error('nobody has asked');
  const now = context.clock.now();
  const asking = [...(ageGroup !== '13-17' ? [accountId] : []), ...(isUnder13At(now, birthDate) ? [otherId] : [])];
  const receiverId = senderId === accountId ? otherId : accountId;
  if (asking.length === 0) {
    await tx.commit(befriend(context, tx, { requestId, senderId, receiverId }));
    return { relation: 'buddy' };
  }
  notifyPair(context, tx, senderId, receiverId);
  await tx.commit([
    setWaitingForParents(tx, {
      id: requestId,
      senderAsks: asking.includes(senderId),
      receiverAsks: asking.includes(receiverId),
      now,
      endsAt: later(now, REQUEST_LIFETIME),
    }),
    insertApprovals(tx, { requestId, childIds: asking }),
    ...asking.map((childId) => queueParentMails(context, tx, { childId, kind: APPROVAL_MAIL, apart: HOUR })),
  ]);
  return { relation: 'waiting' };
}

/** Whoever says yes for a child later than others is asked about what is still open, too. */
export async function askNewParent(context: Context, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const asked = await insertMissingApprovals(tx, { childId });
    if (asked.length === 0) return;
    await tx.commit([queueParentMails(context, tx, { childId, kind: APPROVAL_MAIL, apart: HOUR })]);
  });
}

interface Two {
  readonly requestId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

export function befriend(context: Context, tx: Transaction, { requestId, senderId, receiverId }: Two) {
  const now = context.clock.now();
  notifyPair(context, tx, senderId, receiverId);
  return [
    insertFriendship(tx, { oneId: senderId, otherId: receiverId, now }),
    setRequestStatus(tx, { id: requestId, status: 'accepted', now, endsAt: later(now, REQUEST_LIFETIME) }),
    context.events.emit(tx, friendshipStarted, senderId, { requestId }),
    context.events.emit(tx, friendshipStarted, receiverId, { requestId }),
  ];
}
