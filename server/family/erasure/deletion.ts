import type * as contract from '#contract/family.ts';
import { children, departures } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { refuse, revertRefusal } from '../consent/decisions.ts';
import { ownAnswer, type ParentCase } from '../consent/links.ts';
import { findParentCase } from '../consent/parent-case.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailsToOthers } from '../mails/mail-queries.ts';
import { mailOtherParents, queueMailTo } from '../mails/queue.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { type OnBehalf, recordRequest } from '../requests/requests.ts';

interface Ids {
  readonly childId: string;
  readonly parentId: string;
}

export async function readChildAccount(
  context: Context,
  actor: ParentActor,
  id: string,
): Promise<contract.ChildAccount> {
  return context.db.transaction(async (tx) => {
    const { own, parentCase, departure } = await loadEnd(tx, actor, id);
    return { consent: own.consent, leaving: presentLeaving(parentCase, departure, actor.parentId) };
  });
}

/** Calling it again changes nothing. */
export async function deleteChild(context: Context, actor: ParentActor, id: string): Promise<contract.ChildAccount> {
  const ids = { childId: id, parentId: actor.parentId };
  return context.db.transaction((tx) => endAccount(context, tx, ids));
}

/** Called by the parent, or by staff on the parent's behalf. */
export async function endAccount(
  context: Context,
  tx: Transaction,
  ids: Ids,
  onBehalf?: OnBehalf,
): Promise<contract.ChildAccount> {
  const { own, parentCase, departure } = await loadEnd(tx, ids, ids.childId);
  const isBegun = beginDeletion(context, tx, ids, { departure, ...(onBehalf ? { onBehalf } : {}) });
  if (!isBegun && onBehalf) throw new Problem('already_decided', { message: LEAVES_ALREADY });
  const end = isBegun ? newDeparture(context, ids.parentId) : departure;
  return { consent: own.consent, leaving: presentLeaving(parentCase, end, ids.parentId) };
}

const LEAVES_ALREADY = 'This account is being deleted already.';

function newDeparture({ clock }: Context, parentId: string) {
  const eraseAt = later(clock.now(), departures.UNDO_TIME);
  return { eraseAt, askedBy: null, askedByParent: parentId, isFinal: false };
}

/** Until the transaction ends, nobody else can end, restore or erase the account. */
async function loadEnd(tx: Transaction, actor: Pick<ParentActor, 'parentId'>, childId: string) {
  children.lockAccount(tx, childId);
  departures.lockDeparture(tx, childId);
  const [parentCase, own, departure] = await Promise.all([
    findParentCase(tx, { childId, parentId: actor.parentId }),
    loadOwnChild(tx, actor, childId),
    departures.findDeparture(tx, childId),
  ]);
  return { parentCase, own, departure };
}

interface Deletion {
  /** Read while locked. */
  readonly departure: Departure;
  readonly onBehalf?: OnBehalf;
}

/** Hides the account at once. Returns false, and changes nothing, if a grown-up has already ended it. */
function beginDeletion(context: Context, tx: Transaction, ids: Ids, { departure, onBehalf }: Deletion): boolean {
  const { childId, parentId } = ids;
  if (departure && (departure.askedBy !== null || departure.askedByParent !== null || departure.isFinal)) return false;
  departures.scheduleErasureByParent(context, tx, childId, parentId);
  recordRequest(context, tx, { ...ids, kind: 'delete', state: 'done', onBehalf });
  if (!onBehalf) queueMailTo(context, tx, ids, 'deleted');
  tx.write(queueMailsToOthers, { ...ids, kind: 'other_deleted', dueAt: context.clock.now() });
  context.events.emit(tx, parentMailQueued, childId, {});
  return true;
}

export async function withdrawConsent(
  context: Context,
  actor: ParentActor,
  id: string,
): Promise<contract.ConsentOutcome> {
  const ids = { childId: id, parentId: actor.parentId };
  return context.db.transaction((tx) => withdraw(context, tx, ids));
}

/** The same as the link in the confirmation mail, from the family page or by staff. */
export async function withdraw(
  context: Context,
  tx: Transaction,
  ids: Ids,
  onBehalf?: OnBehalf,
): Promise<contract.ConsentOutcome> {
  const [parentCase] = await Promise.all([findParentCase(tx, ids), loadOwnChild(tx, ids, ids.childId)]);
  if (!parentCase || parentCase.child.consent === 'not_needed')
    throw new Problem('invalid', { message: NO_CONSENT_NEEDED });
  const { consent, erasingSince, eraseAt } = parentCase.child;
  if (erasingSince) throw new Problem('gone', { message: ERASED_NOW });
  const isOver = ownAnswer(parentCase)?.state === 'revoked';
  if (isOver && onBehalf) throw new Problem('already_decided', { message: WITHDRAWN_ALREADY });
  if (isOver) return { consent, scopes: [], eraseAt: eraseAt?.toISOString() ?? null, isStricter: false };
  recordRequest(context, tx, { ...ids, kind: 'withdraw', state: 'done', onBehalf });
  return refuse(context, tx, parentCase, onBehalf ? 'staff' : 'family_page');
}

const NO_CONSENT_NEEDED = 'This young person needs no consent. You can still delete the account.';
const WITHDRAWN_ALREADY = 'This grown-up has withdrawn consent already.';
const ERASED_NOW = 'The account is being erased now, so this can no longer be changed.';

/** Undoes whatever is ending the account, if this parent may. */
export async function restoreChild(context: Context, actor: ParentActor, id: string): Promise<contract.ChildAccount> {
  const ids = { childId: id, parentId: actor.parentId };
  return context.db.transaction((tx) => restoreAccount(context, tx, ids));
}

/**
 * By the parent, or by staff on the parent's behalf. The other parents, who were notified of the end, are notified of this too.
 */
export async function restoreAccount(
  context: Context,
  tx: Transaction,
  ids: Ids,
  onBehalf?: OnBehalf,
): Promise<contract.ChildAccount> {
  const { childId, parentId } = ids;
  const { own, parentCase, departure } = await loadEnd(tx, ids, childId);
  rejectUndo(presentLeaving(parentCase, departure, parentId));
  if (departure) departures.restore(context, tx, childId, parentId);
  recordRequest(context, tx, { ...ids, kind: 'keep', state: 'done', onBehalf });
  if (!parentCase || !isWithdrawn(parentCase)) {
    mailOtherParents(context, tx, ids, 'other_kept');
    return { consent: own.consent, leaving: null };
  }
  const { consent } = await revertRefusal(context, tx, parentCase);
  return { consent, leaving: null };
}

type Leaving = contract.ChildAccount['leaving'];

function rejectUndo(leaving: Leaving): void {
  if (!leaving) throw new Problem('gone', { message: NOTHING_TO_UNDO });
  if (leaving.canUndo) return;
  switch (leaving.by) {
    case 'you':
    case 'child':
      throw new Problem('gone', { message: ERASED_NOW });
    case 'other_grown_up':
      throw new Problem('not_for_you', { message: NOT_YOURS });
    case 'staff':
      throw new Problem('not_for_you', { message: CLOSED_BY_STAFF });
  }
}

const NOTHING_TO_UNDO = 'There is nothing to undo: the account is not being deleted.';
const NOT_YOURS = 'Only the grown-up who asked for this can undo it. If you disagree, please write to us.';
const CLOSED_BY_STAFF = 'Our staff have closed this account. Please write to us about it.';

type Departure = Pick<departures.Departure, 'eraseAt' | 'askedBy' | 'askedByParent' | 'isFinal'> | undefined;

function presentLeaving(parentCase: ParentCase | undefined, departure: Departure, parentId: string): Leaving {
  const eraseAt = parentCase?.child.eraseAt ?? null;
  if (departure) {
    const by = whoDeleted(departure, parentId);
    const canUndo = (by === 'you' || by === 'child') && !departure.isFinal;
    return { eraseAt: earlier(departure.eraseAt, eraseAt).toISOString(), by, canUndo };
  }
  if (!parentCase || !eraseAt) return null;
  const isOwn = isWithdrawn(parentCase);
  const canUndo = isOwn && !parentCase.child.erasingSince;
  return { eraseAt: eraseAt.toISOString(), by: isOwn ? 'you' : 'other_grown_up', canUndo };
}

function whoDeleted({ askedBy, askedByParent }: NonNullable<Departure>, parentId: string) {
  if (askedBy !== null) return 'staff';
  if (askedByParent === null) return 'child';
  return askedByParent === parentId ? 'you' : 'other_grown_up';
}

function isWithdrawn(parentCase: ParentCase): boolean {
  return parentCase.child.consent === 'revoked' && ownAnswer(parentCase)?.state === 'revoked';
}

function earlier(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}
