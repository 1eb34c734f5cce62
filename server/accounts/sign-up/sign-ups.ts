import type { PendingSignUp } from '#contract/accounts.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { codeWanted } from '../events.ts';
import { hashAddress } from '../mail-addresses/blocked-addresses.ts';
import {
  consumeCodeMail,
  consumeHomeCode,
  hashHome,
  tooManyFromHome,
  tooManyMails,
} from '../mail-addresses/mail-limits.ts';
import { getMemory } from '../memory.ts';
import { TAKEN } from '../names/usernames.ts';
import { CODE_PAUSE, CODE_TRIES, codeExpiry, maskEmail } from '../policy.ts';
import { refuseWhenClosed } from './registration.ts';
import { type CheckedForm, checkForm, type SignUpForm } from './sign-up-form.ts';
import { findHolder, findPending, renewPending, reserveUsername } from './sign-up-queries.ts';

/**
 * Stores a sign-up until its code is entered. Never looks up whether the address is known, so that neither the response nor its timing
 * reveals it. The mail is composed after the response.
 */
export async function sendVerification(context: Context, form: SignUpForm, client: Client): Promise<PendingSignUp> {
  const checked = checkForm(context, form, client);
  const passwordHash = await getMemory(context).hasher.hash(checked.password);
  const signUp = toSignUp(context, checked, passwordHash);
  await context.db.transaction(async (tx) => {
    // Lock the household first, so that two sign-ups from it cannot deadlock.
    const home = homeMail(context, client, signUp.now);
    const [isHomeCounted] = await Promise.all([
      consumeHomeCode(tx, home),
      refuseWhenClosed(context, tx, client),
      storeSignUp(tx, signUp),
    ]);
    if (!isHomeCounted) throw await tooManyFromHome(tx, home);
    context.events.emit(tx, codeWanted, null, { signupId: signUp.id });
  });
  return present(signUp, signUp.now);
}

export async function resendVerification(context: Context, signupId: string, client: Client): Promise<PendingSignUp> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const home = homeMail(context, client, now);
    const [isHomeCounted, pending] = await Promise.all([
      consumeHomeCode(tx, home),
      findPending(tx, { id: signupId, now }),
    ]);
    if (!pending) throw new Problem('gone');
    const { addressHash, toParent, createdAt, lastSentAt } = pending;
    refuseTooSoon(lastSentAt, now);
    if (!isHomeCounted) throw await tooManyFromHome(tx, home);
    const expiresAt = codeExpiry(toParent, createdAt, now);
    const mail = { id: newId(), addressHash, now };
    if (!(await consumeCodeMail(tx, mail))) throw await tooManyMails(tx, mail);
    tx.write(renewPending, { id: signupId, now, expiresAt });
    context.events.emit(tx, codeWanted, null, { signupId });
    return present({ ...pending, id: signupId, expiresAt }, now);
  });
}

function toSignUp(context: Context, form: CheckedForm, passwordHash: string) {
  const now = context.clock.now();
  const { username, firstName, lastName, dateOfBirth, email, toParent, parentName, nickname, timeZone, language } =
    form;
  return {
    id: newId(),
    username,
    passwordHash,
    firstName,
    lastName,
    birthDate: dateOfBirth,
    email,
    addressHash: hashAddress(context, email),
    toParent,
    parentName: toParent ? (parentName ?? null) : null,
    nickname,
    timeZone,
    language,
    triesLeft: CODE_TRIES,
    now,
    expiresAt: codeExpiry(toParent, now, now),
    pausedSince: later(now, -CODE_PAUSE),
  };
}

async function storeSignUp(tx: Transaction, signUp: ReturnType<typeof toSignUp>): Promise<void> {
  const { id, username, addressHash, now } = signUp;
  const mail = { id, addressHash, now };
  const [isCounted, held, holder] = await Promise.all([
    consumeCodeMail(tx, mail),
    reserveUsername(tx, signUp),
    findHolder(tx, { username, now }),
  ]);
  if (!holder?.addressHash?.equals(addressHash)) throw new Problem('username_taken', { fields: { username: TAKEN } });
  if (!held) refuseTooSoon(holder.lastSentAt ?? now, now);
  if (!isCounted) throw await tooManyMails(tx, mail);
}

function homeMail(context: Context, client: Client, now: Date) {
  return { id: newId(), addressHash: hashHome(context, client.address), now };
}

interface Pending {
  readonly id: string;
  readonly email: string;
  readonly toParent: boolean;
  readonly expiresAt: Date;
}

function present({ id, email, toParent, expiresAt }: Pending, now: Date): PendingSignUp {
  return {
    signupId: id,
    email: maskEmail(email),
    toParent,
    expiresAt: expiresAt.toISOString(),
    resendAfter: later(now, CODE_PAUSE).toISOString(),
  };
}

function refuseTooSoon(lastSentAt: Date, now: Date): void {
  const wait = later(lastSentAt, CODE_PAUSE).getTime() - now.getTime();
  // Longer than the pause: that code was sent while the clock was wrong.
  if (wait <= 0 || wait > 2 * CODE_PAUSE) return;
  throw new Problem('too_fast', {
    message: 'We just sent a code. Please look for it, or ask for another one in a minute.',
    retryAfter: Math.ceil(wait / 1000),
  });
}
