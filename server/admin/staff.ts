import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { changeStaffRole, listStaff } from '#contract/staff-members.ts';
import {
  deleteInvitation,
  dismiss,
  giveRole,
  holdMember,
  isTypedChatOpen,
  listInvitations,
  listMembers,
} from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { audit } from '../safety/index.ts';

export async function readStaff(context: Context, { accountId }: StaffActor): Promise<Returns<typeof listStaff>> {
  const { db, clock } = context;
  const [members, invitations, isOpen] = await db.withConnection((connection) =>
    Promise.all([
      listMembers(connection, {}),
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
    invitations: invitations.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })),
    isTypedChatOpen: isOpen,
  };
}

/** The same role again changes nothing, and leaves no record. */
export async function changeRole(
  context: Context,
  admin: StaffActor,
  { id, role }: { readonly id: string } & Body<typeof changeStaffRole>,
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const member = await holdMember(tx, admin, id);
    if (member.role === role) return;
    const detail = { from: member.role, to: role };
    await tx.commit([
      giveRole(context, tx, member, role),
      audit(context, tx, {
        actor: admin.accountId,
        act: 'staff.role',
        subject: id,
        detail,
        at: context.clock.now(),
      }),
    ]);
  });
}

export async function removeMember(context: Context, admin: StaffActor, id: string): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const member = await holdMember(tx, admin, id);
    const act = { act: 'staff.remove', subject: id, detail: { role: member.role }, at: context.clock.now() };
    await tx.commit([dismiss(context, tx, member), audit(context, tx, { actor: admin.accountId, ...act })]);
  });
}

export async function takeInvitationBack(context: Context, admin: StaffActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const invitation = await deleteInvitation(tx, { id, now });
    if (!invitation) throw new Problem('not_found');
    const act = { act: 'staff.uninvite', subject: 'staff', detail: { role: invitation.role }, at: now };
    audit(context, tx, { actor: admin.accountId, ...act });
  });
}
