import type { BlockedChild } from '#contract/friends.ts';
import { avatarAddress, presentAvatar } from '#contract/rules/avatars.ts';
import { children, noteActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hasConsent } from '../../safety/index.ts';
import { publishPairChanged } from '../notify.ts';
import { canBlock, causesRemoval, TRUSTED_AFTER } from '../policy.ts';
import { closeRequestsBetween } from '../requests/request-queries.ts';
import { removeChild } from './automatic-removal.ts';
import {
  deleteBlock,
  deleteFriendship,
  findBlockFacts,
  insertBlock,
  insertContact,
  listBlocked,
  lockPair,
} from './block-queries.ts';

/** Blocking again changes nothing. Of three blocks at the same moment the third one counts as the third. */
export async function blockUser(context: Context, actor: ChildActor, otherId: string): Promise<{ blocked: boolean }> {
  checkConsent(actor);
  const { accountId: actorId } = actor;
  const now = context.clock.now();
  noteActivity(context, actor);
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: actorId, otherId });
    children.lockAccount(tx, otherId); // of three blocks at the same moment the third one sees the other two
    const facts = await findBlockFacts(tx, { actorId, otherId, trustedBefore: later(now, -TRUSTED_AFTER) });
    if (facts?.isBlocked) return;
    if (!facts || otherId === actorId || !canBlock(actor, facts, now)) throw new Problem('not_found');
    tx.write(insertBlock, { blockerId: actorId, blockedId: otherId, now });
    const friendship = tx.write(deleteFriendship, { oneId: actorId, otherId, now });
    const requests = tx.write(closeRequestsBetween, { actorId, otherId, now });
    if (causesRemoval(facts)) removeChild(context, tx, { id: otherId, ...facts });
    tx.afterCommit(() => {
      publishPairChanged(context, actorId, otherId);
      const hasEnded = friendship.result.ended + requests.result > 0;
      // A notification without visible change would tell the other child about the block.
      for (const id of hasEnded ? [actorId, otherId] : [actorId]) context.realtime.notifyChanged(id, 'requests');
    });
  });
  return { blocked: true };
}

export async function unblockUser(context: Context, actor: ChildActor, otherId: string): Promise<{ blocked: boolean }> {
  const { accountId: blockerId } = actor;
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: blockerId, otherId });
    const deleted = await deleteBlock(tx, { blockerId, blockedId: otherId });
    if (deleted === 0) throw new Problem('not_found');
    tx.afterCommit(() => {
      publishPairChanged(context, blockerId, otherId);
      context.realtime.notifyChanged(blockerId, 'requests');
    });
  });
  return { blocked: false };
}

export async function listBlocks({ db, clock }: Context, actor: ChildActor): Promise<{ blocked: BlockedChild[] }> {
  checkConsent(actor);
  const rows = await listBlocked(db, { readerId: actor.accountId, now: clock.now() });
  const blocked = rows.map(({ id, username, displayName, blockedAt, ...stored }) => ({
    ...{ id, username, displayName },
    profileImageUrl: avatarAddress(stored),
    avatar: presentAvatar(stored),
    blockedAt: blockedAt.toISOString(),
  }));
  return { blocked };
}

/** Other modules call it in the transaction in which two children have contact. Friendships are recorded here. */
export function noteContact({ clock }: Pick<Context, 'clock'>, tx: Transaction, oneId: string, otherId: string): void {
  if (oneId !== otherId) tx.write(insertContact, { oneId, otherId, now: clock.now() });
}

function checkConsent(actor: ChildActor): void {
  if (!hasConsent(actor)) throw new Problem('consent_required');
}
