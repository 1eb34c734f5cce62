import type * as contract from '#contract/family.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import * as queries from './invitation-queries.ts';
import { invitationState, MAX_GROWN_UPS } from './policy.ts';

/** Parents may live apart: each sees who the others are, but only their own address. */
export async function listGrownUps(context: Context, actor: ParentActor, childId: string): Promise<contract.GrownUps> {
  const [, grownUps, invitations] = await context.db.withConnection((connection) =>
    Promise.all([
      loadOwnChild(connection, actor, childId),
      queries.listGrownUps(connection, { childIds: [childId] }),
      queries.listInvitations(connection, { childIds: [childId] }),
    ]),
  );
  const now = context.clock.now();
  return {
    grownUps: grownUps.map((grownUp) => presentGrownUp(grownUp, actor)),
    invitations: invitations.map((invitation) => presentInvitation(invitation, actor, now)),
    canInvite: grownUps.length + invitations.length < MAX_GROWN_UPS,
  };
}

function presentGrownUp({ parentId, name, email, hasConsented }: queries.GrownUpRow, actor: ParentActor) {
  const isYou = parentId === actor.parentId;
  return { name, hasConsented, isYou, email: isYou ? email : null };
}

function presentInvitation(invitation: queries.InvitationRow, actor: ParentActor, now: Date) {
  const { id, name, email, invitedBy, expiresAt } = invitation;
  return {
    id,
    name,
    email: invitedBy === actor.parentId ? email : null,
    state: invitationState(invitation, now),
    until: expiresAt.toISOString(),
  };
}
