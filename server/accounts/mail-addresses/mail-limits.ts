import { DAY, HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { CODE_MAILS_PER_HOUR, HOME_CODES_PER_HOUR, PARENT_MAILS_PER_DAY, SIGN_IN_MAILS_PER_HOUR } from '../policy.ts';
import { countCodeMail, findFirstCodeMail, lockAddress } from './address-queries.ts';
import { isBlocked } from './blocked-addresses.ts';
import { mailboxKey } from './mailbox.ts';

/**
 * Mails with a link for a new password are counted apart from the codes: they go to known addresses only, so a sign-up that
 * is refused because of them would reveal that an address is known.
 */
export function hashLinkAddress(context: Context, email: string): Buffer {
  return context.keys.get('addresses').hash('link address', mailboxKey(email));
}

/** The network by which a client is counted. It stands for a household. */
export function hashHome(context: Context, address: string): Buffer {
  return context.keys.get('addresses').hash('home', address);
}

interface CountedMail {
  /** For mails that are retried: the event's id, so that each counts once. */
  readonly id: string;
  readonly addressHash: Buffer;
  readonly now: Date;
}

/** Counts a mail to an address. Returns false if this hour's limit is reached or this mail was already delivered. */
export function consumeCodeMail(tx: Transaction, mail: CountedMail): Promise<boolean> {
  return consumeOne(tx, mail, { isSettable: true, usual: CODE_MAILS_PER_HOUR });
}

/** Counts a code that a household asks for, to any address. Returns false if this hour's limit is reached. */
export function consumeHomeCode(tx: Transaction, mail: CountedMail): Promise<boolean> {
  return consumeOne(tx, mail, { isSettable: false, usual: HOME_CODES_PER_HOUR });
}

/** Counts a mail about children to an address, apart from codes. `id` is the mail's, so that retries do not count again. */
export async function consumeParentMail(
  context: Context,
  tx: Transaction,
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<'taken' | 'blocked' | 'too_many'> {
  const addressHash = context.keys.get('addresses').hash('parent address', mailboxKey(email));
  const limit = { isSettable: false, usual: PARENT_MAILS_PER_DAY };
  const [blocked, taken] = await Promise.all([
    isBlocked(context, tx, email),
    consumeOne(tx, { id, addressHash, now }, limit, DAY),
  ]);
  if (blocked) return 'blocked';
  return taken ? 'taken' : 'too_many';
}

/**
 * Counts a link by which a parent signs in, apart from the mails about children: signing in must not keep a notice from going
 * out. Links that a signed-in parent asks for are counted apart, too, so that nobody who merely knows an address can use them up.
 */
export async function consumeSignInMail(
  context: Context,
  tx: Transaction,
  {
    id,
    email,
    now,
    isSignedIn,
  }: { readonly id: string; readonly email: string; readonly now: Date; readonly isSignedIn: boolean },
): Promise<boolean> {
  const purpose = isSignedIn ? 'fresh link address' : 'sign-in address';
  const addressHash = context.keys.get('addresses').hash(purpose, mailboxKey(email));
  const [blocked, taken] = await Promise.all([
    isBlocked(context, tx, email),
    consumeOne(tx, { id, addressHash, now }, { isSettable: false, usual: SIGN_IN_MAILS_PER_HOUR }),
  ]);
  return !blocked && taken;
}

export function tooManyFromHome(db: Queryable, mail: CountedMail): Promise<Problem> {
  return tooMany(db, mail, "That's a lot of codes from one place.");
}

export function tooManyMails(db: Queryable, mail: CountedMail): Promise<Problem> {
  return tooMany(db, mail, 'We sent lots of codes to this e-mail already.');
}

/** `isSettable`: staff may have set another number of codes. */
type Limit = { readonly isSettable: boolean; readonly usual: number };

async function consumeOne(tx: Transaction, mail: CountedMail, limit: Limit, window: number = HOUR): Promise<boolean> {
  const { addressHash, now } = mail;
  tx.lock(lockAddress, { addressHash });
  const counted = await countCodeMail(tx, { ...mail, ...limit, since: later(now, -window), until: later(now, window) });
  return counted === 1;
}

/** The refusal, with the time when the next mail may go: the page says it as the reader's clock has it. */
async function tooMany(db: Queryable, { addressHash, now }: CountedMail, message: string): Promise<Problem> {
  const first = await findFirstCodeMail(db, { addressHash, since: later(now, -HOUR), until: later(now, HOUR) });
  const free = first ? later(first.sentAt, HOUR).getTime() - now.getTime() : 0;
  return new Problem('too_fast', { message, retryAfter: Math.max(1, Math.ceil(free / 1000)) });
}
