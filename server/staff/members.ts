import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff.ts';
import { departures, staffAccounts } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { audit, endDuty } from '../safety/index.ts';
import { listInvitations } from './invitation-queries.ts';
import * as queries from './member-queries.ts';
import { deleteSecondStep } from './second-step-queries.ts';
import { isTypedChatOpen } from './staffing.ts';

export async function listStaff(
  context: Context,
  { accountId }: StaffActor,
): Promise<Returns<typeof contract.listStaff>> {
  const { db, clock } = context;
  const [members, invitations, isOpen] = await db.withConnection((connection) =>
    Promise.all([
      queries.listMembers(connection, {}),
      listInvitations(connection, { now: clock.now() }),
      isTypedChatOpen(context, connection),
    ]),
  );
  return {
    members: members.map(({ joinedAt, signedInAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      signedInAt: signedInAt?.toISOString() ?? null,
      isSelf: member.id === accountId,
    })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      expiresAt: invitation.expiresAt.toISOString(),
    })),
    isTypedChatOpen: isOpen,
  };
}

/** Signs the member out everywhere, as sessions remember the role. */
export async function changeStaffRole(
  context: Context,
  admin: StaffActor,
  { id, role }: { readonly id: string } & Body<typeof contract.changeStaffRole>,
): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const former = await lockMember(tx, admin, id);
    if (former === role) return;
    staffAccounts.setRole(tx, { id, role, now: at });
    tx.write(queries.deleteInvitationsBy, { id });
    const detail = { from: former, to: role };
    audit(context, tx, { actor: admin.accountId, act: 'staff.role', subject: id, detail, at });
    tx.afterCommit(() => departures.announceEnd(context, { accountId: id }));
  });
}

export async function removeStaff(context: Context, admin: StaffActor, id: string): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const role = await lockMember(tx, admin, id);
    staffAccounts.endMembership(tx, { id, now: at });
    tx.write(queries.deleteInvitationsBy, { id });
    tx.write(deleteSecondStep, { accountId: id });
    endDuty(tx, id);
    audit(context, tx, { actor: admin.accountId, act: 'staff.remove', subject: id, detail: { role }, at });
    tx.afterCommit(() => departures.announceEnd(context, { accountId: id }));
  });
}

/**
 * Locks a member and returns their role. Nobody changes or removes themselves, and only a current admin changes or removes
 * others, so at least one admin is always left.
 */
async function lockMember(tx: Transaction, admin: StaffActor, id: string): Promise<StaffRole> {
  if (id === admin.accountId)
    throw new Problem('not_for_you', { message: 'Another admin has to change your own account.' });
  const locked = await staffAccounts.lockMembers(tx, id);
  if (!locked.some((member) => member.id === admin.accountId && member.role === 'admin'))
    throw new Problem('not_for_you');
  const member = locked.find((candidate) => candidate.id === id);
  if (!member) throw new Problem('not_found');
  return member.role;
}
