import { children } from '../../accounts/index.ts';
import { loadOwnChild, recordParentAct } from '../../family/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBlockFacts, lockPair } from '../blocks/block-queries.ts';
import { liftBlock, storeBlock } from '../blocks/blocks.ts';
import { TRUSTED_AFTER } from '../policy.ts';
import type { OwnPair } from './buddies.ts';

/** Counts like a block by the child, and only a parent can lift it. Parents can only block children whom their child has been in contact with. */
export async function blockForChild(
  context: Context,
  parent: ParentActor,
  { childId, friendId }: OwnPair,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: childId, otherId: friendId });
    children.lockAccount(tx, friendId);
    const [, facts] = await Promise.all([
      loadOwnChild(tx, parent, childId),
      findBlockFacts(tx, { actorId: childId, otherId: friendId, trustedBefore: later(now, -TRUSTED_AFTER) }),
    ]);
    const isKnown = facts && (facts.areBuddies || facts.hadContact || facts.hasAsked || facts.isBlocked);
    if (!isKnown || !facts.isVisible || facts.isBlockedByThem || childId === friendId) throw new Problem('not_found');
    storeBlock(context, tx, { actorId: childId, otherId: friendId, facts, byParent: true });
    recordParentAct(context, tx, { parentId: parent.parentId, childId, aboutId: friendId, act: 'child.block' });
  });
}

export async function unblockForChild(
  context: Context,
  parent: ParentActor,
  { childId, friendId }: OwnPair,
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: childId, otherId: friendId });
    const [, lifted] = await Promise.all([
      loadOwnChild(tx, parent, childId),
      liftBlock(context, tx, { actorId: childId, otherId: friendId, byParent: true }),
    ]);
    if (!lifted) throw new Problem('not_found');
    recordParentAct(context, tx, { parentId: parent.parentId, childId, aboutId: friendId, act: 'child.unblock' });
  });
}
