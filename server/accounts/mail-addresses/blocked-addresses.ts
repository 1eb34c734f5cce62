import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import * as queries from './address-queries.ts';
import { mailboxKey } from './mailbox.ts';

const PURPOSE = 'mail address';

/** Stands for a mailbox where we must not store its address. */
export function hashAddress(context: Context, email: string): Buffer {
  return context.keys.get('addresses').hash(PURPOSE, mailboxKey(email));
}

/** No mail goes to this address again until an admin unblocks it. */
export function blockAddress(
  context: Context,
  tx: Transaction,
  { email, why, now }: { readonly email: string; readonly why: string; readonly now: Date },
): void {
  tx.write(queries.blockAddress, { addressHash: hashAddress(context, email), why, now });
}

/** Returns false when the address was not blocked. */
export async function unblockAddress(context: Context, db: Queryable, email: string): Promise<boolean> {
  return (await queries.unblockAddress(db, { addressHashes: possibleHashes(context, email) })) > 0;
}

export async function isBlocked(context: Context, db: Queryable, email: string): Promise<boolean> {
  return (await queries.findBlock(db, { addressHashes: possibleHashes(context, email) })) !== undefined;
}

/** A mailbox may be stored under any of the keys; older rows hashed the address as it was typed. */
function possibleHashes(context: Context, email: string): readonly Buffer[] {
  const keys = context.keys.get('addresses');
  return [...keys.hashes(PURPOSE, mailboxKey(email)), ...keys.hashes(PURPOSE, email)];
}
