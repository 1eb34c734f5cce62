import type * as contract from '#contract/friends/parents.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { loadOwnChild, recordParentAct } from '../../family/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import { deleteFriendship, lockPair } from '../blocks/block-queries.ts';
import { notifyPair } from '../notify.ts';
import { closeRequestsBetween } from '../requests/request-queries.ts';
import { deleteTrusted, findKnown, insertTrusted, listBlockedByParents, listChildBuddies } from './buddy-queries.ts';
import { insertEnded } from './ended-queries.ts';

/** A parent's child and another one. */
export interface OwnPair {
  readonly childId: string;
  readonly friendId: string;
}

export async function listBuddies(
  { db }: Context,
  parent: ParentActor,
  childId: string,
): Promise<Returns<typeof contract.listBuddies>> {
  const [, buddies, blocked] = await db.withConnection((connection) =>
    Promise.all([
      loadOwnChild(connection, parent, childId),
      listChildBuddies(connection, { childId, parentId: parent.parentId }),
      listBlockedByParents(connection, { childId }),
    ]),
  );
  return {
    buddies: buddies.map(({ since, isTrusted, ...row }) => ({
      ...present(row),
      since: since.toISOString(),
      isTrusted,
    })),
    blocked: blocked.map(({ blockedAt, ...row }) => ({ ...present(row), blockedAt: blockedAt.toISOString() })),
  };
}

function present(row: { id: string; username: string; emoji: string; background: string; pip: string | null }) {
  return { id: row.id, username: row.username, avatar: presentAvatar(row) };
}

/** Ends the friendship. The parent's own child reads who decided; the other one is not notified, as when a child ends it. */
export async function endFriendship(
  context: Context,
  parent: ParentActor,
  { childId, friendId }: OwnPair,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: childId, otherId: friendId });
    const [, { ended }] = await Promise.all([
      loadOwnChild(tx, parent, childId),
      deleteFriendship(tx, { oneId: childId, otherId: friendId, now }),
    ]);
    if (ended === 0) throw new Problem('not_found');
    tx.write(insertEnded, { childId, friendId, now });
    tx.write(closeRequestsBetween, { actorId: childId, otherId: friendId, now });
    recordParentAct(context, tx, { parentId: parent.parentId, childId, aboutId: friendId, act: 'friendship.end' });
    sendStaffMessage(context, tx, { accountId: childId, template: 'buddy_ended' });
    notifyPair(context, tx, childId, friendId);
  });
}

/** Children of that family need no approval any more where this parent has chosen the trusted list. */
export async function trustFamily(
  context: Context,
  parent: ParentActor,
  { childId, friendId, isTrusted }: OwnPair & { readonly isTrusted: boolean },
): Promise<undefined> {
  const { parentId } = parent;
  await context.db.transaction(async (tx) => {
    const [, known] = await Promise.all([loadOwnChild(tx, parent, childId), findKnown(tx, { childId, friendId })]);
    if (!known?.areBuddies) throw new Problem('not_found');
    if (isTrusted) tx.write(insertTrusted, { childId, parentId, friendId, now: context.clock.now() });
    else tx.write(deleteTrusted, { childId, parentId, friendId });
    const act = isTrusted ? 'family.trust' : 'family.distrust';
    recordParentAct(context, tx, { parentId, childId, aboutId: friendId, act });
  });
}
