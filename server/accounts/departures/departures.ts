import type { ChildActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { sessionCookies } from '../../platform/http/authenticator.ts';
import type { Client } from '../../platform/http/serve.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import { accountLeft } from '../events.ts';
import { invalidateEverywhere } from '../memory.ts';
import { settledBefore } from '../policy.ts';
import { announceEnd } from '../sessions/announce-end.ts';
import * as queries from './departure-queries.ts';

export { announceEnd } from '../sessions/announce-end.ts';

/** How long a departure can be undone. Until then the account is hidden and nothing is erased. */
export const UNDO_TIME = 7 * DAY;

/** A child closes their own account. Under 13, a parent gets a mail and can undo it. From 13 on, the child undoes it by signing in. */
export async function deleteUser(context: Context, actor: ChildActor, client: Client): Promise<undefined> {
  const { accountId: id, isUnder13 } = actor;
  for (const name of sessionCookies(context.config)) client.clearCookie(name);
  await context.db.transaction(async (tx) => {
    await scheduleErasure(context, tx, { id, askedBy: null, tellsParents: isUnder13 });
  });
}

interface Leaving {
  readonly id: string;
  /** The member of staff who asked for it. Null if the child did. */
  readonly askedBy: string | null;
  readonly tellsParents: boolean;
}

/** Hides an account and signs it out. Returns false if its erasure was already scheduled. */
export async function scheduleErasure(context: Context, tx: Transaction, leaving: Leaving): Promise<boolean> {
  const { id, askedBy, tellsParents } = leaving;
  const now = context.clock.now();
  tx.afterCommit(() => announceEnd(context, { accountId: id }));
  const begun = await queries.beginLeaving(tx, {
    id,
    askedBy,
    askedByParent: null,
    now,
    eraseAt: later(now, UNDO_TIME),
  });
  if (begun) context.events.emit(tx, accountLeft, id, { tellsParents });
  return begun !== undefined;
}

/** The same for a parent. The caller has locked and read the departure. */
export function scheduleErasureByParent(context: Context, tx: Transaction, id: string, askedByParent: string): void {
  const now = context.clock.now();
  tx.write(queries.beginLeaving, { id, askedBy: null, askedByParent, now, eraseAt: later(now, UNDO_TIME) });
  context.events.emit(tx, accountLeft, id, { tellsParents: false });
  tx.afterCommit(() => announceEnd(context, { accountId: id, because: 'account_closing' }));
}

export function lockDeparture(tx: Transaction, accountId: string): void {
  tx.lock(queries.lockDeparture, { accountId });
}

/** Restores an account. The caller has locked the departure and checked that this parent may undo it. */
export function restore(context: Context, tx: Transaction, id: string, parentId: string): void {
  tx.write(queries.cancelDeparture, { id, alsoOfStaff: false, parentId, now: context.clock.now() });
  sendStaffMessage(context, tx, { accountId: id, template: 'came_back' });
  tx.afterCommit(() => invalidateEverywhere(context, { accountId: id }));
}

/** A second member of staff agrees to a departure that the first one asked for. */
export function agreeToLeave(context: Context, tx: Transaction, id: string, agreedBy: string): void {
  tx.write(queries.agreeToErase, { id, agreedBy, settledBefore: settledBefore(context.clock.now()) });
}

/** Restores an account as it was, and notifies the child. Returns false when there was no departure to undo. */
export async function cancelErasure(
  context: Context,
  tx: Transaction,
  id: string,
  { alsoOfStaff = false, parentId = null }: ByWhom = {},
): Promise<boolean> {
  tx.afterCommit(() => invalidateEverywhere(context, { accountId: id }));
  const restored = await queries.cancelDeparture(tx, { id, alsoOfStaff, parentId, now: context.clock.now() });
  if (restored > 0) sendStaffMessage(context, tx, { accountId: id, template: 'came_back' });
  return restored > 0;
}

/** Who restores an account: an admin, a parent, or else the child. */
interface ByWhom {
  readonly alsoOfStaff?: boolean;
  readonly parentId?: string | null;
}

export interface Departure {
  readonly askedBy: string | null;
  readonly askedByParent: string | null;
  readonly isFinal: boolean;
  readonly agreedBy: string | null;
  readonly askedAt: Date;
  readonly eraseAt: Date;
}

export function findDeparture(db: Queryable, accountId: string): Promise<Departure | undefined> {
  return queries.findDeparture(db, { accountId });
}

/** The accounts whose departure is due for erasure. */
export async function listDueDepartures({ db, clock }: Context): Promise<readonly string[]> {
  const now = clock.now();
  const due = await queries.listDepartures(db, { now, settledBefore: settledBefore(now) });
  return due.map(({ id }) => id);
}

/** The point of no return. Returns false if someone has just undone the departure. */
export async function beginErasing({ db, clock }: Context, id: string): Promise<boolean> {
  const now = clock.now();
  return (await queries.beginErasing(db, { id, now, settledBefore: settledBefore(now) })) !== undefined;
}
