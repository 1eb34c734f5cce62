import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import * as queries from './account-queries.ts';
import * as people from './people-queries.ts';
import { announceEnd } from './sessions/announce-end.ts';
import { deleteSessionsOf } from './sessions/session-queries.ts';

export * as controls from './controls/controls.ts';

export { countActiveMinutes } from './sessions/active-minutes-queries.ts';

export interface Parent {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

export async function findChildByName(db: Queryable, username: string): Promise<string | undefined> {
  return (await queries.findChildByName(db, { username }))?.id;
}

/** In the order in which they were named. */
export function listParents(db: Queryable, childId: string): Promise<readonly Parent[]> {
  return queries.listParentsOf(db, { childId });
}

export function addParent(
  tx: Transaction,
  { childId, email, name, now }: Omit<Parent, 'id'> & { readonly childId: string; readonly now: Date },
): void {
  tx.write(queries.insertGuardian, { parentId: newId(), email, name, childId, now });
}

/** Returns 0 when somebody else has this address. */
export function changeParentAddress(
  db: Queryable,
  change: { readonly parentId: string; readonly email: string },
): Promise<number> {
  return queries.changeParentAddress(db, change);
}

/** Ends what a parent is to a child. With the last child, the parent is deleted. */
export function removeParent(
  tx: Transaction,
  { childId, parentId }: { readonly childId: string; readonly parentId: string },
): void {
  tx.write(queries.deleteGuardianship, { childId, parentId });
  tx.write(queries.deleteParentWithoutChildren, { parentId });
}

/** Waits for writes about the child that are under way; later ones wait for this transaction. False: there is no such child. */
export async function lockChild(tx: Transaction, id: string): Promise<boolean> {
  return (await people.lockForErasure(tx, { id })) > 0;
}

/** Changes that count something about one account happen one after the other. */
export function lockAccount(tx: Transaction, id: string): void {
  tx.lock(people.lockAccount, { id });
}

export function endAllSessionsOf(context: Context, tx: Transaction, accountId: string): void {
  tx.write(deleteSessionsOf, { accountId });
  tx.afterCommit(() => announceEnd(context, { accountId }));
}
