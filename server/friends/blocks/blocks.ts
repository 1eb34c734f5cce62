import type { BlockedChild } from '#contract/friends.ts';
import { avatarAddress, presentAvatar } from '#contract/rules/avatars.ts';
import { children, recordActivity } from '../../accounts/index.ts';
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
  findBlock,
  findBlockFacts,
  insertBlock,
  insertContact,
  listBlocked,
  lockPair,
  noteFirstBlock,
} from './block-queries.ts';

/** Blocking again changes nothing. Of three blocks at the same moment the third one counts as the third. */
export async function blockUser(context: Context, actor: ChildActor, otherId: string): Promise<{ blocked: boolean }> {
  checkConsent(actor);
  const { accountId: actorId } = actor;
  const now = context.clock.now();
  recordActivity(context, actor);
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: actorId, otherId });
    children.lockAccount(tx, otherId); // of three blocks at the same moment the third one sees the other two
    const facts = await findBlockFacts(tx, { actorId, otherId, trustedBefore: later(now, -TRUSTED_AFTER) });
    if (facts?.isBlocked) return;
    if (!facts || otherId === actorId || !canBlock(actor, facts, now)) throw new Problem('not_found');
    storeBlock(context, tx, { actorId, otherId, facts, byParent: false });
  });
  return { blocked: true };
}

interface Block {
  readonly actorId: string;
  readonly otherId: string;
  readonly facts: NonNullable<Awaited<ReturnType<typeof findBlockFacts>>>;
  readonly byParent: boolean;
}

/** The caller has locked the pair, and may block. */
export function storeBlock(context: Context, tx: Transaction, { actorId, otherId, facts, byParent }: Block): void {
  const now = context.clock.now();
  tx.write(insertBlock, { blockerId: actorId, blockedId: otherId, byParent, now });
  const friendship = tx.write(deleteFriendship, { oneId: actorId, otherId, now });
  tx.write(noteFirstBlock, { blockerId: actorId, blockedId: otherId, now });
  const requests = tx.write(closeRequestsBetween, { actorId, otherId, now });
  if (!facts.isBlocked && causesRemoval(facts)) removeChild(context, tx, { id: otherId, ...facts });
  tx.afterCommit(() => {
    publishPairChanged(context, actorId, otherId);
    const hasEnded = friendship.result.ended + requests.result > 0;
    // A notification without visible change would tell the other child about the block.
    for (const id of hasEnded ? [actorId, otherId] : [actorId]) context.realtime.notifyChanged(id, 'requests');
  });
}

export async function unblockUser(context: Context, actor: ChildActor, otherId: string): Promise<{ blocked: boolean }> {
  const { accountId: actorId } = actor;
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: actorId, otherId });
    const [lifted, left] = await Promise.all([
      liftBlock(context, tx, { actorId, otherId, byParent: false }),
      findBlock(tx, { blockerId: actorId, blockedId: otherId }),
    ]);
    if (left?.byParent)
      throw new Problem('not_for_you', { message: 'Your grown-up at home blocked this kid. Ask them about it.' });
    if (!lifted) throw new Problem('not_found');
  });
  return { blocked: false };
}

/** False: there is no such block. The caller has locked the pair. */
export async function liftBlock(
  context: Context,
  tx: Transaction,
  { actorId, otherId, byParent }: Omit<Block, 'facts'>,
): Promise<boolean> {
  const deleted = await deleteBlock(tx, { blockerId: actorId, blockedId: otherId, byParent });
  tx.afterCommit(() => {
    publishPairChanged(context, actorId, otherId);
    context.realtime.notifyChanged(actorId, 'requests');
  });
  return deleted > 0;
}

export async function listBlocks({ db, clock }: Context, actor: ChildActor): Promise<{ blocked: BlockedChild[] }> {
  checkConsent(actor);
  const rows = await listBlocked(db, { readerId: actor.accountId, now: clock.now() });
  const blocked = rows.map(({ id, username, displayName, blockedAt, byParent, ...stored }) => ({
    ...{ id, username, displayName, byParent },
    profileImageUrl: avatarAddress(stored),
    avatar: presentAvatar(stored),
    blockedAt: blockedAt.toISOString(),
  }));
  return { blocked };
}

/** Other modules call it in the transaction in which two children have contact. Friendships are recorded here. */
export function recordContact(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  oneId: string,
  otherId: string,
): void {
  if (oneId !== otherId) tx.write(insertContact, { oneId, otherId, now: clock.now() });
}

function checkConsent(actor: ChildActor): void {
  if (!hasConsent(actor)) throw new Problem('consent_required');
}
