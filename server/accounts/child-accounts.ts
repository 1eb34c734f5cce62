import type { Context } from '../platform/context.ts';
import type { Queryable, ValuesOf } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import * as queries from './account-queries.ts';
import { announceChange } from './announce-change.ts';
import { setConsent } from './consent.ts';
import * as people from './people-queries.ts';
import { announceEnd } from './sessions/announce-end.ts';
import { deleteAccountSessions } from './sessions/session-queries.ts';

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

/** Who the child is, for the family's copy of the data. */
export async function findForCopy(db: Queryable, id: string) {
  const child = await queries.findChildForCopy(db, { id });
  if (!child) return undefined;
  const { emoji, background, pip, ...rest } = child;
  return { ...rest, avatar: { emoji, background, pip } };
}

/** Corrects a child's name and birth date, on all nodes as soon as they are committed. */
export function correct(
  context: Context,
  tx: Transaction,
  { parentName: _, ...corrected }: ValuesOf<typeof queries.correctChild> & { readonly parentName: string },
): void {
  tx.write(queries.correctChild, corrected);
  tx.afterCommit(() => announceChange(context, corrected.id));
}

export function renameParent(tx: Transaction, renamed: ValuesOf<typeof queries.renameParent>): void {
  tx.write(queries.renameParent, renamed);
}

export function replaceDisplayName(tx: Transaction, replaced: ValuesOf<typeof queries.replaceDisplayName>): void {
  tx.write(queries.replaceDisplayName, replaced);
}

export function replaceBio(tx: Transaction, replaced: ValuesOf<typeof queries.replaceBio>): void {
  tx.write(queries.replaceBio, replaced);
}

/** The child turned out to need consent: everything is closed until a parent answers. */
export function requireConsent(context: Context, tx: Transaction, childId: string): void {
  setConsent(context, tx, childId, { status: 'pending', method: null, scopes: [] });
}

/** In the order in which they were named. */
export function listParents(db: Queryable, childId: string): Promise<readonly Parent[]> {
  return queries.listParentsOfChild(db, { childId });
}

export function addParent(
  tx: Transaction,
  { childId, email, name, now }: Omit<Parent, 'id'> & { readonly childId: string; readonly now: Date },
): void {
  tx.write(queries.insertGuardian, { parentId: newId(), email, name, childId, now });
}

/** Returns 0 if someone else has this address. */
export function changeParentAddress(
  db: Queryable,
  change: { readonly parentId: string; readonly email: string },
): Promise<number> {
  return queries.changeParentAddress(db, change);
}

/** Removes a parent from a child. A parent without any child is deleted. */
export function removeParent(
  tx: Transaction,
  { childId, parentId }: { readonly childId: string; readonly parentId: string },
): void {
  tx.write(queries.deleteGuardianship, { childId, parentId });
  tx.write(queries.deleteParentWithoutChildren, { parentId });
}

/** Waits for running writes about the child. Later ones wait for this transaction. Returns false if there is no such child. */
export async function lockChild(tx: Transaction, id: string): Promise<boolean> {
  return (await people.lockForErasure(tx, { id })) > 0;
}

/** Serializes changes that count something about one account. */
export function lockAccount(tx: Transaction, id: string): void {
  tx.lock(people.lockAccount, { id });
}

export function endAllSessions(context: Context, tx: Transaction, accountId: string): void {
  tx.write(deleteAccountSessions, { accountId });
  tx.afterCommit(() => announceEnd(context, { accountId }));
}
