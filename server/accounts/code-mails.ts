import { DAY, HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { findBlock, unblockAddress } from './account-queries.ts';
import { mailboxKey } from './mailbox.ts';
import { CODE_MAILS_PER_HOUR, HOME_CODES_PER_HOUR, PARENT_MAILS_PER_DAY } from './policy.ts';
import { countCodeMail, findFirstCodeMail, lockAddress } from './sign-up-queries.ts';

const ADDRESS = 'mail address';

/** What stands for a mailbox where its address shall not be kept. */
export function hashAddress(context: Context, email: string): Buffer {
  return context.keys.of('addresses').hash(ADDRESS, mailboxKey(email));
}

/** Under what a mailbox may be noted as blocked: by any of the keys, and earlier by the address as it was typed. */
function blockedHashes(context: Context, email: string): readonly Buffer[] {
  const keys = context.keys.of('addresses');
  return [...keys.hashes(ADDRESS, mailboxKey(email)), ...keys.hashes(ADDRESS, email)];
}

/** Lets an address be mailed again. False when it may be already. */
export async function unblock(context: Context, db: Queryable, email: string): Promise<boolean> {
  return (await unblockAddress(db, { addressHashes: blockedHashes(context, email) })) > 0;
}

/**
 * The same for mails with a link for a new password. They are counted apart from the codes: these go to known addresses
 * only, so a sign-up that was refused after them would tell that an address, or whose address, is known.
 */
export function hashLinkAddress(context: Context, email: string): Buffer {
  return context.keys.of('addresses').hash('link address', mailboxKey(email));
}

/** What stands for the home that asks: the network a caller is counted by. */
export function hashHome(context: Context, address: string): Buffer {
  return context.keys.of('addresses').hash('home', address);
}

interface Taking {
  /** The happening's where it may be tried again, so that it is counted once. */
  readonly id: string;
  readonly addressHash: Buffer;
  readonly now: Date;
}

/** Takes one of the mails that an address may get in an hour. False: it got them all, or this one was delivered before. */
export function takeCodeMail(tx: Transaction, taking: Taking): Promise<boolean> {
  return take(tx, taking, { setting: 'code_mails_an_hour', usual: CODE_MAILS_PER_HOUR });
}

/** Takes one of the codes that a home may ask for in an hour, wherever they go. False: it got them all. */
export function takeHomeCode(tx: Transaction, taking: Taking): Promise<boolean> {
  return take(tx, taking, { setting: null, usual: HOME_CODES_PER_HOUR });
}

/** Whether nobody is to be mailed at an address again. */
export async function isBlocked(context: Context, db: Queryable, email: string): Promise<boolean> {
  return (await findBlock(db, { addressHashes: blockedHashes(context, email) })) !== undefined;
}

/**
 * Takes one of the mails about children that an address may get in a day, codes aside. `id` is the mail's, so that it counts
 * once however often it is tried.
 */
export async function takeParentMail(
  context: Context,
  tx: Transaction,
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<'taken' | 'blocked' | 'too_many'> {
  const addressHash = context.keys.of('addresses').hash('parent address', mailboxKey(email));
  const share = { setting: null, usual: PARENT_MAILS_PER_DAY };
  const [blocked, taken] = await Promise.all([
    isBlocked(context, tx, email),
    take(tx, { id, addressHash, now }, share, DAY),
  ]);
  if (blocked) return 'blocked';
  return taken ? 'taken' : 'too_many';
}

export function tooManyFromHome(db: Queryable, taking: Taking): Promise<Problem> {
  return tooMany(db, taking, 'Many codes were asked for from where you are. Please try again in an hour.');
}

export function tooManyMails(db: Queryable, taking: Taking): Promise<Problem> {
  return tooMany(db, taking, 'We have sent enough codes to this address for now. Please try again in an hour.');
}

type Share = { readonly setting: string | null; readonly usual: number };

async function take(
  tx: Transaction,
  { id, addressHash, now }: Taking,
  share: Share,
  window: number = HOUR,
): Promise<boolean> {
  const locked = lockAddress(tx, { addressHash });
  const counted = countCodeMail(tx, {
    id,
    addressHash,
    now,
    since: later(now, -window),
    until: later(now, window),
    ...share,
  });
  const [, mails] = await Promise.all([locked, counted]);
  return mails === 1;
}

/** The refusal that follows, with the time when the next mail may go. */
async function tooMany(db: Queryable, { addressHash, now }: Taking, message: string): Promise<Problem> {
  const first = await findFirstCodeMail(db, { addressHash, since: later(now, -HOUR), until: later(now, HOUR) });
  const free = first ? later(first.sentAt, HOUR).getTime() - now.getTime() : 0;
  return new Problem('too_fast', { message, retryAfter: Math.max(1, Math.ceil(free / 1000)) });
}
