import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { children, mailAddresses, names } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken, newId } from '../../platform/tokens.ts';
import { lockChildren } from '../consent/consent-queries.ts';
import { parentInvited, parentMailQueued } from '../events.ts';
import { queueJoinedMails, queueMailsToOthers } from '../mails/mail-queries.ts';
import { recordParentAct } from '../parents/acts.ts';
import { loadOwnChild, loadOwnChildren, type OwnChild } from '../parents/own-children.ts';
import * as queries from './invitation-queries.ts';
import { INVITATION_LIFETIME, invitationState, MAX_GROWN_UPS } from './policy.ts';

type NewParent = Body<typeof contract.inviteParent>;

/**
 * Another grown-up is invited by mail, to one child or to several, and the other parents are notified, so that nobody is added
 * behind their backs.
 */
export async function inviteParent(
  context: Context,
  actor: ParentActor,
  childId: string,
  { name, email, alsoTo = [] }: NewParent,
): Promise<undefined> {
  const { parentId } = actor;
  const now = context.clock.now();
  // It stands in our mails to whoever has the address, and later to those whom this grown-up invites.
  const flaw = names.realNameFlaw(name);
  if (flaw) throw fieldProblem('name', flaw);
  await context.db.transaction(async (tx) => {
    const childIds = await chooseChildren(context, tx, actor, { childIds: [...new Set([childId, ...alsoTo])], email });
    const invitations = childIds.map((id) => ({ id: newId(), childId: id }));
    const common = { invitedBy: parentId, name, email, now, expiresAt: later(now, INVITATION_LIFETIME) };
    for (const invitation of invitations) {
      tx.write(queries.insertInvitation, { ...invitation, ...common });
      tx.write(queueMailsToOthers, { childId: invitation.childId, parentId, kind: 'other_asked', dueAt: now });
      recordParentAct(context, tx, { parentId, childId: invitation.childId, act: 'parent.invite' });
      context.events.emit(tx, parentMailQueued, invitation.childId, {});
    }
    context.events.emit(tx, parentInvited, childId, { invitationIds: invitations.map(({ id }) => id).join(' ') });
  });
}

interface Asked {
  readonly childIds: readonly string[];
  readonly email: string;
}

/** Without those who have this grown-up already, or have invited them. */
async function chooseChildren(
  context: Context,
  tx: Transaction,
  actor: ParentActor,
  { childIds, email }: Asked,
): Promise<readonly string[]> {
  tx.lock(lockChildren, { childIds });
  const [own, grownUps, invitations, isBlocked] = await Promise.all([
    loadOwnChildren(tx, actor, childIds),
    queries.listGrownUps(tx, { childIds }),
    queries.listInvitations(tx, { childIds }),
    mailAddresses.isBlocked(context, tx, email),
  ]);
  own.forEach(refuseEnding);
  const known = [...grownUps, ...invitations];
  const missing = childIds.filter((childId) => !isAmong(known, { childId, email }));
  if (missing.length === 0) {
    const isListed = childIds.some((childId) => isAmong(grownUps, { childId, email }));
    throw fieldProblem('email', isListed ? 'This grown-up is already listed.' : 'This grown-up is already invited.');
  }
  if (missing.some((childId) => countOf(known, childId) >= MAX_GROWN_UPS))
    throw fieldProblem('email', 'A child can have four grown-ups here.');
  if (isBlocked) throw fieldProblem('email', 'This address asked us not to e-mail it again.');
  return missing;
}

interface GrownUp {
  readonly childId: string;
  readonly email: string;
}

function isAmong(known: readonly GrownUp[], { childId, email }: GrownUp): boolean {
  const key = mailAddresses.mailboxKey(email);
  return known.some((one) => one.childId === childId && mailAddresses.mailboxKey(one.email) === key);
}

function countOf(known: readonly GrownUp[], childId: string): number {
  return known.filter((one) => one.childId === childId).length;
}

const ENDING = 'This account is about to be erased.';

/** Nobody can join a child who is about to be erased. */
function refuseEnding(child: Pick<OwnChild, 'consent' | 'state'>): void {
  if (!isStaying(child)) throw new Problem('gone', { message: ENDING });
}

function isStaying({ consent, state }: Pick<OwnChild, 'consent' | 'state'>): boolean {
  return (state === 'active' || state === 'paused') && ['granted', 'not_needed', 'pending'].includes(consent);
}

export async function withdrawInvitation(
  context: Context,
  actor: ParentActor,
  { childId, invitationId }: { readonly childId: string; readonly invitationId: string },
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const [, deleted] = await Promise.all([
      loadOwnChild(tx, actor, childId),
      queries.deleteInvitation(tx, { id: invitationId, childId }),
    ]);
    if (deleted === 0) throw new Problem('not_found');
    recordParentAct(context, tx, { parentId: actor.parentId, childId, act: 'parent.uninvite' });
  });
}

/** Changes nothing, because mail scanners open links too. */
export async function openInvitation(context: Context, token: string): Promise<contract.Invitation> {
  const found = await queries.listLinkedInvitations(context.db, { tokenHash: hashToken(token) });
  const [first] = found;
  if (!first) return { state: 'unknown', about: null };
  const { invitedBy, expiresAt } = first;
  return {
    state: invitationState(first, context.clock.now()),
    about: {
      children: found.map(({ firstName, username }) => ({ firstName, username })),
      invitedBy,
      until: expiresAt.toISOString(),
    },
  };
}

/**
 * The invited person becomes a parent and is asked for their own answer. Until then nothing changes for the children. Where staff
 * have added them meanwhile, they have been asked already.
 */
export async function acceptInvitation(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const invitations = await loadOpenInvitations(context, tx, token);
    const grownUps = await queries.listGrownUps(tx, { childIds: invitations.map(({ childId }) => childId) });
    const possible = invitations.filter(
      (one) => isAmong(grownUps, one) || countOf(grownUps, one.childId) < MAX_GROWN_UPS,
    );
    if (possible.length === 0) throw new Problem('gone', { message: FULL });
    for (const invitation of possible) {
      const { id, childId, name, email } = invitation;
      tx.write(queries.deleteInvitation, { id, childId });
      if (isAmong(grownUps, invitation)) continue;
      children.addParent(tx, { childId, email, name, now });
      tx.write(queueJoinedMails, { childId, email, dueAt: now });
      context.events.emit(tx, parentMailQueued, childId, {});
    }
  });
}

const FULL = 'This child has four grown-ups here already.';

export async function declineInvitation(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const invitations = await loadOpenInvitations(context, tx, token);
    tx.write(queries.declineInvitations, { ids: invitations.map(({ id }) => id), now });
  });
}

const INVITATION_GONE = "This invitation doesn't work any more. Please ask for a new one.";

/** Those of children who stay. Refused if none does. */
async function loadOpenInvitations(
  context: Context,
  tx: Transaction,
  token: string,
): Promise<readonly queries.LinkedInvitation[]> {
  const tokenHash = hashToken(token);
  tx.lock(queries.lockInvitedChildren, { tokenHash });
  tx.lock(queries.lockInvitations, { tokenHash });
  const found = await queries.listLinkedInvitations(tx, { tokenHash });
  const now = context.clock.now();
  const open = found.filter((invitation) => invitationState(invitation, now) === 'open');
  if (open.length === 0) throw new Problem('gone', { message: INVITATION_GONE });
  const staying = open.filter((invitation) => isStaying(invitation as Pick<OwnChild, 'consent' | 'state'>));
  if (staying.length === 0) throw new Problem('gone', { message: ENDING });
  return staying;
}
