import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff.ts';
import { type signIn, staffAccounts } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { hashToken, newId, newToken } from '../platform/tokens.ts';
import { audit } from '../safety/index.ts';
import * as queries from './invitation-queries.ts';

const LIFETIME = DAY;

export interface Invitation {
  readonly email: string;
  readonly role: StaffRole;
  /** The admin who invites; left out, it is the operator at the server. */
  readonly invitedBy?: string;
}

/** Stores an invitation and returns the token for its link: it works once, for a day. */
export async function inviteStaff(db: Queryable, invitation: Invitation, now: Date): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = later(now, LIFETIME);
  await queries.insertInvitation(db, { id: newId(), tokenHash, now, expiresAt, invitedBy: null, ...invitation });
  return token;
}

/** The admin sees the link this once and hands it over: a mail could be read by others. */
export async function inviteToStaff(
  context: Context,
  { accountId: invitedBy }: StaffActor,
  { email, role }: Body<typeof contract.inviteToStaff>,
): Promise<Returns<typeof contract.inviteToStaff>> {
  const now = context.clock.now();
  const token = await context.db.transaction(async (tx) => {
    audit(context, tx, { actor: invitedBy, act: 'staff.invite', subject: 'staff', detail: { role }, at: now });
    return inviteStaff(tx, { email, role, invitedBy }, now);
  });
  return { link: `${context.config.publicUrl}/staff#${token}` };
}

export async function revokeInvitation(context: Context, admin: StaffActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const invitation = await queries.deleteInvitation(tx, { id, now });
    if (!invitation) throw new Problem('not_found');
    const { role } = invitation;
    audit(context, tx, { actor: admin.accountId, act: 'staff.uninvite', subject: 'staff', detail: { role }, at: now });
  });
}

/** Creates the account; its session waits until the second factor is set up. */
export async function acceptStaffInvite(
  context: Context,
  { token, username, password }: Body<typeof contract.acceptStaffInvite>,
  visit: signIn.Visit,
): Promise<undefined> {
  await staffAccounts.createStaffAccount(context, { username, password }, visit, async (tx, now) => {
    const invitation = await queries.claimInvitation(tx, { tokenHash: hashToken(token), now });
    if (!invitation) throw new Problem('gone');
    return invitation;
  });
}
