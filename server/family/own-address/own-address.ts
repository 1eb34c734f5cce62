import type * as contract from '#contract/family.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { children, mailAddresses } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { addressChanged, addressChangeWanted } from '../events.ts';
import { recordOwnAct } from '../parents/acts.ts';
import { endSignIns } from '../parents/session-queries.ts';
import * as queries from './address-change-queries.ts';

/** How long both mailboxes have to confirm. */
export const CHANGE_LIFETIME = DAY;

export async function readOwnAddress(
  context: Context,
  { parentId }: ParentActor,
): Promise<Returns<typeof contract.readOwnAddress>> {
  const [own, change] = await context.db.withConnection((connection) =>
    Promise.all([queries.findOwnAddress(connection, { parentId }), queries.findChange(connection, { parentId })]),
  );
  if (!own) throw new Problem('sign_in_required');
  return { email: own.email, change: change && isOpen(change, context) ? presentChange(change) : null };
}

type Change = Omit<queries.LinkedChange, 'mailbox'>;

function isOpen({ expiresAt }: Change, { clock }: Context): boolean {
  return expiresAt > clock.now();
}

function presentChange({ to, oldConfirmedAt, newConfirmedAt, expiresAt }: Change) {
  return {
    email: to,
    isOldConfirmed: oldConfirmedAt !== null,
    isNewConfirmed: newConfirmedAt !== null,
    until: expiresAt.toISOString(),
  };
}

/** Answers the same whether or not someone already has the new address: only that mailbox learns it. */
export async function changeOwnAddress(
  context: Context,
  { parentId }: ParentActor,
  { email }: Body<typeof contract.changeOwnAddress>,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const own = await queries.findOwnAddress(tx, { parentId });
    if (!own) throw new Problem('sign_in_required');
    if (own.email === email) throw fieldProblem('email', 'This is your address already.');
    tx.write(queries.upsertChange, { parentId, email, now, expiresAt: later(now, CHANGE_LIFETIME) });
    recordOwnAct(context, tx, { parentId, act: 'address.ask' });
    context.events.emit(tx, addressChangeWanted, own.childId, { parentId });
  });
}

export async function cancelAddressChange({ db }: Context, { parentId }: ParentActor): Promise<undefined> {
  await queries.deleteChange(db, { parentId });
}

/** Changes nothing, because mail scanners open links too. */
export async function openAddressLink(context: Context, token: string): Promise<contract.AddressLink> {
  const change = await queries.findChangeOfLink(context.db, { tokenHash: hashToken(token) });
  if (!change || !isOpen(change, context)) return { state: 'unknown', about: null };
  const { from, to, expiresAt } = change;
  const mailbox = change.mailbox === 'old' ? 'old' : 'new';
  return {
    state: isConfirmedBy(change) ? 'confirmed' : 'open',
    about: { from, to, mailbox, until: expiresAt.toISOString() },
  };
}

function isConfirmedBy({ mailbox, oldConfirmedAt, newConfirmedAt }: queries.LinkedChange): boolean {
  return (mailbox === 'old' ? oldConfirmedAt : newConfirmedAt) !== null;
}

/** The new address is active once both mailboxes have confirmed it. Sessions that were started with the old one end. */
export async function confirmAddress(
  context: Context,
  token: string,
): Promise<Returns<typeof contract.confirmAddress>> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const change = await loadOpenChange(context, tx, token);
    const { parentId, mailbox } = change;
    const isOther = mailbox === 'old' ? change.newConfirmedAt !== null : change.oldConfirmedAt !== null;
    if (!isOther) {
      tx.write(mailbox === 'old' ? queries.confirmOld : queries.confirmNew, { parentId, now });
      return { isDone: false };
    }
    await applyChange(context, tx, change);
    return { isDone: true };
  });
}

async function applyChange(context: Context, tx: Transaction, { parentId, from, to }: queries.LinkedChange) {
  const now = context.clock.now();
  const [own, isBlocked, changed] = await Promise.all([
    queries.findOwnAddress(tx, { parentId }),
    mailAddresses.isBlocked(context, tx, to),
    children.changeParentAddress(tx, { parentId, email: to }),
  ]);
  if (changed === 0)
    throw new Problem('gone', { message: 'A parent here already uses this address. Please sign in with it.' });
  if (!own || isBlocked) throw new Problem('gone', { message: LINK_GONE });
  tx.write(queries.finishChange, { parentId, oldEmail: from, now });
  recordOwnAct(context, tx, { parentId, act: 'address.change' });
  tx.write(endSignIns, { parentId });
  tx.write(queries.replaceConsentLinks, { parentId, now });
  context.events.emit(tx, addressChanged, own.childId, { parentId });
}

export async function refuseAddress(context: Context, token: string): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const { parentId } = await loadOpenChange(context, tx, token);
    tx.write(queries.deleteChange, { parentId });
  });
}

const LINK_GONE = "This link doesn't work any more. Please ask for a new one.";

async function loadOpenChange(context: Context, tx: Transaction, token: string): Promise<queries.LinkedChange> {
  const tokenHash = hashToken(token);
  tx.lock(queries.lockChange, { tokenHash });
  const change = await queries.findChangeOfLink(tx, { tokenHash });
  if (!change || !isOpen(change, context)) throw new Problem('gone', { message: LINK_GONE });
  return change;
}
