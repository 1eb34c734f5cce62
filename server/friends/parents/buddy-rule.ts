import type * as contract from '#contract/friends/parents.ts';
import { type BuddyApproval, strictestApproval } from '#contract/rules/family/buddy-approval.ts';
import { loadOwnChild, recordParentAct } from '../../family/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { findBuddyRule, lockBuddyRules, saveBuddyRule } from '../approvals/rule-queries.ts';

export function readBuddyRule({ db }: Context, parent: ParentActor, childId: string): Promise<contract.BuddyRule> {
  return db.withConnection(async (connection) => {
    const [, rule] = await Promise.all([
      loadOwnChild(connection, parent, childId),
      loadRule(connection, parent, childId),
    ]);
    return { own: rule.own, inForce: strictestApproval([rule.own, ...rule.ofOthers]) };
  });
}

/** Requests that wait already still wait: the answer may have been on its way. */
export function setBuddyRule(
  context: Context,
  parent: ParentActor,
  { childId, approval }: { readonly childId: string; readonly approval: BuddyApproval },
): Promise<contract.BuddyRule> {
  const { parentId } = parent;
  return context.db.transaction(async (tx) => {
    tx.lock(lockBuddyRules, { childId });
    const [, { own, ofOthers }] = await Promise.all([loadOwnChild(tx, parent, childId), loadRule(tx, parent, childId)]);
    if (own !== approval) {
      tx.write(saveBuddyRule, { childId, parentId, approval, now: context.clock.now() });
      recordParentAct(context, tx, {
        parentId,
        childId,
        act: 'buddy_rule.change',
        detail: { from: own, to: approval },
      });
    }
    return { own: approval, inForce: strictestApproval([approval, ...ofOthers]) };
  });
}

async function loadRule(db: Queryable, { parentId }: ParentActor, childId: string) {
  const found = await findBuddyRule(db, { childId, parentId });
  return found ?? { own: strictestApproval([]), ofOthers: [] };
}
