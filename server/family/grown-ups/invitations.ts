import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { children, mailAddresses } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken, newId } from '../../platform/tokens.ts';
import { lockChild } from '../consent/consent-queries.ts';
import { parentInvited, parentMailQueued } from '../events.ts';
import { queueJoinedMails, queueMailsToOthers } from '../mails/mail-queries.ts';
import { recordParentAct } from '../parents/acts.ts';
import { findOwnChild, type OwnChild } from '../parents/own-children.ts';
import * as queries from './invitation-queries.ts';
import { INVITATION_LIFETIME, MAX_GROWN_UPS } from './policy.ts';

type NewParent = Body<typeof contract.inviteParent>;

/**
 * Another grown-up is invited by mail, and the child's other parents are notified, so that nobody is added behind their backs.
 */
export async function inviteParent(
  context: Context,
  actor: ParentActor,
  childId: string,
  { name, email }: NewParent,
): Promise<undefined> {
  const now = context.clock.now();
  const id = newId();
  await context.db.transaction(async (tx) => {
    await loadForInvitation(context, tx, actor, { childId, email });
    const { parentId } = actor;
    tx.write(queries.insertInvitation, {
      id,
      childId,
      invitedBy: parentId,
      name,
      email,
      now,
      expiresAt: later(now, INVITATION_LIFETIME),
    });
    tx.write(queueMailsToOthers, { childId, parentId, kind: 'other_asked', dueAt: now });
    recordParentAct(context, tx, { parentId, childId, act: 'parent.invite' });
    context.events.emit(tx, parentInvited, childId, { invitationId: id });
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}

async function loadForInvitation(
  context: Context,
  tx: Transaction,
  actor: ParentActor,
  { childId, email }: { readonly childId: string; readonly email: string },
): Promise<void> {
  tx.lock(lockChild, { childId });
  const [child, grownUps, invitations, isBlocked] = await Promise.all([
    findOwnChild(tx, actor, childId),
    queries.listGrownUps(tx, { childId }),
    queries.listInvitations(tx, { childId }),
    mailAddresses.isBlocked(context, tx, email),
  ]);
  refuseEnding(child);
  const key = mailAddresses.mailboxKey(email);
  const isThis = (one: { readonly email: string }): boolean => mailAddresses.mailboxKey(one.email) === key;
  if (grownUps.some(isThis)) throw fieldProblem('email', 'This grown-up is already listed.');
  if (invitations.some(isThis)) throw fieldProblem('email', 'This grown-up is already invited.');
  if (grownUps.length + invitations.length >= MAX_GROWN_UPS)
    throw fieldProblem('email', 'A child can have four grown-ups here.');
  if (isBlocked) throw fieldProblem('email', 'This address asked us not to e-mail it again.');
}

/** Nobody can join a child who is about to be erased. */
function refuseEnding({ consent, state }: Pick<OwnChild, 'consent' | 'state'>): void {
  const isStaying = state === 'active' || state === 'paused';
  if (!isStaying || !['granted', 'not_needed', 'pending'].includes(consent))
    throw new Problem('gone', { message: 'This account is about to be erased.' });
}

export async function withdrawInvitation(
  context: Context,
  actor: ParentActor,
  { childId, invitationId }: { readonly childId: string; readonly invitationId: string },
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    await findOwnChild(tx, actor, childId);
    const deleted = tx.write(queries.deleteInvitation, { id: invitationId, childId });
    recordParentAct(context, tx, { parentId: actor.parentId, childId, act: 'parent.uninvite' });
    tx.afterCommit(() => {
      if (deleted.result === 0) throw new Problem('not_found');
    });
  });
}

/** Changes nothing, because mail scanners open links too. */
export async function openInvitation(context: Context, token: string): Promise<contract.Invitation> {
  const found = await queries.findInvitation(context.db, { tokenHash: hashToken(token) });
  if (!found) return { state: 'unknown', about: null };
  const { firstName, username, invitedBy, expiresAt } = found;
  return {
    state: invitationState(found, context.clock.now()),
    about: { firstName, username, invitedBy, until: expiresAt.toISOString() },
  };
}

function invitationState({ declinedAt, expiresAt }: queries.LinkedInvitation, now: Date): 'open' | 'late' | 'declined' {
  if (declinedAt) return 'declined';
  return expiresAt <= now ? 'late' : 'open';
}

/** The invited person becomes a parent and is asked for their own answer. Until then nothing changes for the child. */
export async function acceptInvitation(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { id, childId, name, email } = await loadOpenInvitation(context, tx, token);
    children.addParent(tx, { childId, email, name, now });
    tx.write(queries.deleteInvitation, { id, childId });
    tx.write(queueJoinedMails, { childId, email, dueAt: now });
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}

export async function declineInvitation(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { id } = await loadOpenInvitation(context, tx, token);
    tx.write(queries.declineInvitation, { id, now });
  });
}

const INVITATION_GONE = "This invitation doesn't work any more. Please ask for a new one.";

async function loadOpenInvitation(context: Context, tx: Transaction, token: string): Promise<queries.LinkedInvitation> {
  const tokenHash = hashToken(token);
  tx.lock(queries.lockInvitation, { tokenHash });
  const found = await queries.findInvitation(tx, { tokenHash });
  if (!found || invitationState(found, context.clock.now()) !== 'open')
    throw new Problem('gone', { message: INVITATION_GONE });
  refuseEnding(found as Pick<OwnChild, 'consent' | 'state'>);
  return found;
}
