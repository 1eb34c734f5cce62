import type * as contract from '#contract/approvals.ts';
import { ageGroupAt, isUnder13At } from '#contract/rules/age.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordParentAct } from '../../family/index.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { deleteFriendship } from '../blocks/block-queries.ts';
import { notifyPair } from '../notify.ts';
import { deleteEnded } from '../parents/ended-queries.ts';
import { approvalState, REQUEST_COOLDOWN } from '../policy.ts';
import { befriend } from '../requests/befriend.ts';
import { setRequestStatus } from '../requests/request-queries.ts';
import { type ApprovalFacts, findApproval, lockPairOfApproval, setAnswer } from './approval-queries.ts';

type Decision = Body<typeof contract.answerApproval>['decision'];

/** What a parent sees who opens a link. Mail scanners open links too, so this changes nothing. */
export async function readApproval({ db, clock }: Context, token: string): Promise<contract.Approval> {
  const approval = await findApproval(db, { tokenHash: hashToken(token) });
  const now = clock.now();
  const state = approvalState(approval, now);
  if (state !== 'open' || !approval) return { state, about: null };
  const { username, buddy, birthDate, joinedAt, ownBirthDate, status, endsAt } = approval;
  return {
    state,
    about: {
      username,
      buddy,
      ageGroup: ageGroupAt(now, birthDate),
      joinedAt: joinedAt.toISOString(),
      isAcross: isUnder13At(now, ownBirthDate) !== isUnder13At(now, birthDate),
      areBuddies: status === 'accepted',
      until: endsAt.toISOString(),
    },
  };
}

/**
 * Each parent answers once. Two children become friends when a parent of each child who needs approval has said yes. A no
 * ends the friendship, also after another parent's yes.
 */
export function answerApproval(
  context: Context,
  { token, decision }: Body<typeof contract.answerApproval>,
): Promise<Returns<typeof contract.answerApproval>> {
  const tokenHash = hashToken(token);
  return context.db.transaction(async (tx) => {
    tx.lock(lockPairOfApproval, { tokenHash });
    const approval = await findApproval(tx, { tokenHash });
    if (!approval || approvalState(approval, context.clock.now()) !== 'open')
      throw new Problem('gone', { message: "This link doesn't work any more. Please use the newest e-mail." });
    return applyAnswer(context, tx, approval, decision);
  });
}

/** The caller has locked the pair, and the approval is open. */
export function applyAnswer(
  context: Context,
  tx: Transaction,
  { id, childId, parentId, otherId, requestId, senderId, receiverId, status, othersAgree }: ApprovalFacts,
  decision: Decision,
): Returns<typeof contract.answerApproval> {
  const now = context.clock.now();
  tx.write(setAnswer, { id, answer: decision, now });
  recordParentAct(context, tx, { parentId, childId, aboutId: otherId, act: 'buddy.answer', detail: { decision } });
  notifyPair(context, tx, senderId, receiverId);
  if (decision === 'yes') {
    tx.write(deleteEnded, { childId, friendId: otherId });
    if (status === 'waiting' && othersAgree) befriend(context, tx, { requestId, senderId, receiverId });
    return { decision, areBuddies: status === 'accepted' || othersAgree };
  }
  tx.write(setRequestStatus, { id: requestId, status: 'refused', now, endsAt: later(now, REQUEST_COOLDOWN) });
  tx.write(deleteFriendship, { oneId: senderId, otherId: receiverId, now });
  return { decision, areBuddies: false };
}
