import type * as contract from '#contract/friends/parents.ts';
import { type AgeGroup, ageGroupAt } from '#contract/rules/age.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { findOwnApproval, listOwnApprovals, lockPairOfOwnApproval } from '../approvals/approval-queries.ts';
import { applyAnswer } from '../approvals/approvals.ts';
import { approvalState } from '../policy.ts';

/** What waits for a parent, about all their children. What nobody can say yes to any more is left out. */
export async function listApprovals(
  { db, clock }: Context,
  { parentId }: ParentActor,
): Promise<Returns<typeof contract.listApprovals>> {
  const now = clock.now();
  const rows = await listOwnApprovals(db, { parentId, now });
  const open = rows.filter((row) => approvalState(row, now) === 'open');
  return { approvals: open.map((row) => present(row, now)) };
}

/** One answer for each parent: on this page or by a mailed link, whichever comes first. */
export function decideApproval(
  context: Context,
  { parentId }: ParentActor,
  { id, decision }: Body<typeof contract.decideApproval>,
): Promise<Returns<typeof contract.decideApproval>> {
  return context.db.transaction(async (tx) => {
    tx.lock(lockPairOfOwnApproval, { id, parentId });
    const approval = await findOwnApproval(tx, { id, parentId });
    if (!approval?.hasSaidYes) throw new Problem('not_found');
    if (approvalState(approval, context.clock.now()) !== 'open')
      throw new Problem('gone', {
        message: 'This has been answered already, or one of the children has changed their mind.',
      });
    return applyAnswer(context, tx, approval, decision);
  });
}

type WaitingRow = Row<typeof listOwnApprovals>;

function present(row: WaitingRow, now: Date): contract.WaitingApproval {
  const { id, childId, otherId, buddy, askedAt, birthDate, ownBirthDate, commonBuddies, byCode, sharesGroup } = row;
  return {
    ...{ id, childId, commonBuddies, byCode, sharesGroup },
    user: { id: otherId, username: buddy, avatar: presentAvatar(row) },
    askedAt: askedAt.toISOString(),
    ageGroup: beside(ageGroupAt(now, ownBirthDate), ageGroupAt(now, birthDate)),
    otherParentAgreed: row.isOtherAsked ? row.othersAgree : null,
  };
}

function beside(own: AgeGroup, other: AgeGroup): contract.WaitingApproval['ageGroup'] {
  if (other === own) return 'same';
  return other === '13-17' ? 'older' : 'near';
}
