import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { memoryOf } from './memory.ts';
import { CODE_MAILS_AN_HOUR } from './policy.ts';
import { countCodeMail, findFirstCodeMail, lockAddress } from './sign-up-queries.ts';

/** What stands for an address where it shall not be kept. */
export function hashAddress(context: Context, email: string): Buffer {
  return memoryOf(context).secret.hash('mail address', email);
}

/**
 * The same for mails with a link for a new password. They are counted apart from the codes: these go to known addresses
 * only, so a sign-up that was refused after them would tell that an address, or whose address, is known.
 */
export function hashLinkAddress(context: Context, email: string): Buffer {
  return memoryOf(context).secret.hash('link address', email);
}

/** Takes one of the mails that an address may get in an hour. False: it got them all. */
export async function takeCodeMail(tx: Transaction, addressHash: Buffer, now: Date): Promise<boolean> {
  const locked = lockAddress(tx, { addressHash });
  const counted = countCodeMail(tx, {
    id: newId(),
    addressHash,
    now,
    since: later(now, -HOUR),
    usual: CODE_MAILS_AN_HOUR,
  });
  const [, mails] = await Promise.all([locked, counted]);
  return mails === 1;
}

/** The refusal that follows, with the time when the next mail may go. */
export async function tooManyMails(db: Queryable, addressHash: Buffer, now: Date): Promise<Problem> {
  const first = await findFirstCodeMail(db, { addressHash, since: later(now, -HOUR) });
  const free = first ? later(first.sentAt, HOUR).getTime() - now.getTime() : 0;
  return new Problem('too_fast', {
    message: 'We have sent enough codes to this address for now. Please try again in an hour.',
    retryAfter: Math.max(1, Math.ceil(free / 1000)),
  });
}
