import type { StaffRole } from '#contract/staff-members.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { endDuty } from '../safety/index.ts';
import { announceEnd } from './sessions.ts';
import { endMember, lockMembers, readStaffing, setRole } from './staff-member-queries.ts';

/** A member of the staff whom an admin is about to change; nobody else changes anything about them meanwhile. */
export interface HeldMember {
  readonly id: string;
  readonly role: StaffRole;
}

/**
 * Nobody changes or removes themselves, and whoever does it to others is an admin at that very moment: so there always is
 * one left.
 */
export async function holdMember(tx: Transaction, admin: StaffActor, id: string): Promise<HeldMember> {
  if (id === admin.accountId)
    throw new Problem('not_for_you', { message: 'Another admin has to change your own account.' });
  const held = await lockMembers(tx, { id });
  if (!held.some((member) => member.id === admin.accountId && member.role === 'admin'))
    throw new Problem('not_for_you');
  const member = held.find((one) => one.id === id);
  if (!member) throw new Problem('not_found');
  return member;
}

/** Signed out everywhere: what a session remembers of a role must not outlive it. */
export async function giveRole(context: Context, tx: Transaction, { id }: HeldMember, role: StaffRole): Promise<void> {
  tx.afterCommit(() => announceEnd(context, { accountId: id }));
  await setRole(tx, { id, role, now: context.clock.now() });
}

/** On a developer's machine one person tries everything out alone. */
export async function isTypedChatOpen({ config }: Pick<Context, 'config'>, db: Queryable): Promise<boolean> {
  return config.isDevelopersMachine || (await readStaffing(db, {})).isEnough;
}

export async function dismiss(context: Context, tx: Transaction, { id }: HeldMember): Promise<void> {
  tx.afterCommit(() => announceEnd(context, { accountId: id }));
  await Promise.all([endMember(tx, { id, now: context.clock.now() }), endDuty(tx, { accountId: id })]);
}
