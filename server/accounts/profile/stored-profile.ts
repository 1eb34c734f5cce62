import type { Queryable, ValuesOf } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import * as names from './name-queries.ts';
import * as profile from './profile-queries.ts';
import * as waiting from './waiting-queries.ts';

/** The profile is stored with the account. The profiles module decides what it may contain and what waits for review. */

export type { ProfileOwner, WaitingKind } from './waiting-queries.ts';

export function lockOwner(tx: Transaction, id: string): void {
  tx.lock(waiting.lockOwner, { id });
}

export function findOwner(tx: Transaction, id: string) {
  return waiting.findOwner(tx, { id });
}

export function findNames(db: Queryable, id: string) {
  return names.findNames(db, { id });
}

/** What is left out stays as it is. */
export function changeProfile(
  tx: Transaction,
  { language, ...changes }: ValuesOf<typeof profile.changeChild> & { readonly language: string | null },
): void {
  tx.write(profile.changeChild, changes);
  tx.write(profile.touchAccount, { id: changes.id, language, now: changes.now });
}

export function changePicture(tx: Transaction, picture: ValuesOf<typeof profile.changePicture>): void {
  tx.write(profile.changePicture, picture);
}

export function findPip(db: Queryable, id: string) {
  return profile.findPip(db, { id });
}

export function changePip(tx: Transaction, pip: ValuesOf<typeof profile.changePip>): void {
  tx.write(profile.changePip, pip);
}

export function replaceUsername(tx: Transaction, renamed: ValuesOf<typeof names.replaceUsername>): void {
  tx.write(names.replaceUsername, renamed);
}

export function emptyBio(tx: Transaction, change: ValuesOf<typeof names.emptyBio>): void {
  tx.write(names.emptyBio, change);
}

export function storeWaiting(tx: Transaction, words: ValuesOf<typeof waiting.storeWaiting>): void {
  tx.write(waiting.storeWaiting, words);
}

/** The published profile, next to words that wait for review. */
export function findProfileAround(db: Queryable, id: string) {
  return waiting.findAround(db, { id });
}

/** No effect when the child has changed the words since. */
export function publishWaiting(tx: Transaction, approved: ValuesOf<typeof waiting.publishWaiting>): void {
  tx.write(waiting.publishWaiting, approved);
}

export function deleteWaiting(tx: Transaction, id: string): void {
  tx.write(waiting.deleteWaiting, { id });
}

export function exportWaiting(db: Queryable, accountId: string) {
  return waiting.exportWaiting(db, { accountId });
}

export function eraseWaiting(tx: Transaction, accountId: string): void {
  tx.write(waiting.deleteWaitingWords, { accountId });
}
