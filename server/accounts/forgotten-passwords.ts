import type { forgotPassword as forgotPasswordCall, resetPassword as resetPasswordCall } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Client } from '../platform/http/serve.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { hashLinkAddress, takeCodeMail } from './code-mails.ts';
import { passwordForgotten, passwordReset } from './events.ts';
import { rememberDevice } from './known-devices.ts';
import { passwordChangedMail, type ResetLink, resetMail } from './mails.ts';
import { memoryOf } from './memory.ts';
import { passwordFlaw } from './password-policy.ts';
import { findForgetful, insertReset, listResetTargets, lockResetAccount, resetByToken } from './reset-queries.ts';
import { announceEnd } from './sessions.ts';
import { markDelivered } from './sign-up-queries.ts';

export const LIFETIME = HOUR;

/** Answers the same, and as quickly, whether or not somebody is known: what follows happens behind the answer. */
export async function forgotPassword(context: Context, asked: Body<typeof forgotPasswordCall>): Promise<undefined> {
  const { username = null, email = null } = asked;
  if (!username && !email) throw fieldProblem('username', 'Username is required');
  const facts = await findForgetful(context.db, { username, email });
  await context.db.transaction((tx) => context.events.emit(tx, passwordForgotten, facts.accountId, facts));
}

/**
 * A mail to each address concerned, with a link for each of its accounts. Too many mails to one address are left out. Tried
 * again after a failure, it writes only to those that got none, and is counted once.
 */
export async function mailResetLinks(
  context: Context,
  happeningId: string,
  asked: { accountId: string | null; parentId: string | null },
): Promise<void> {
  if (!asked.accountId && !asked.parentId) return;
  const targets = await listResetTargets(context.db, asked);
  const byAddress = Map.groupBy(targets, ({ address }) => address);
  const sent = [...byAddress].map(async ([address, accounts]) => {
    if (address) await mailLinks(context, happeningId, address, accounts);
  });
  for (const one of await Promise.allSettled(sent)) if (one.status === 'rejected') throw one.reason;
}

async function mailLinks(
  context: Context,
  happeningId: string,
  address: string,
  accounts: readonly { accountId: string; username: string }[],
): Promise<void> {
  const now = context.clock.now();
  const mail = { id: happeningId, addressHash: hashLinkAddress(context, address) };
  const links = await context.db.transaction(async (tx) => {
    if (!(await takeCodeMail(tx, { ...mail, now }))) return [];
    return Promise.all(
      accounts.map(async ({ accountId, username }): Promise<ResetLink> => {
        const token = newToken();
        await insertReset(tx, { tokenHash: hashToken(token), accountId, now, expiresAt: later(now, LIFETIME) });
        return { username, url: `${context.config.publicUrl}/reset#${token}` };
      }),
    );
  });
  if (links.length === 0) return;
  await context.mail.send(resetMail(address, links));
  await markDelivered(context.db, mail);
}

/** Whoever has read the mail is let in from this browser, however many wrong passwords others at the same address try. */
export async function resetPassword(
  context: Context,
  given: Body<typeof resetPasswordCall>,
  client: Client,
): Promise<undefined> {
  const { token, password } = given;
  refuseFlaw(passwordFlaw(password, ''));
  const passwordHash = await memoryOf(context).hasher.hash(password);
  const account = await context.db.transaction(async (tx) => {
    const reset = { tokenHash: hashToken(token), passwordHash, now: context.clock.now() };
    const locked = lockResetAccount(tx, { tokenHash: reset.tokenHash });
    const [changed] = await Promise.all([resetByToken(tx, reset), locked]);
    if (!changed) throw new Problem('gone');
    refuseFlaw(passwordFlaw(password, changed.username));
    context.events.emit(tx, passwordReset, changed.accountId, {});
    return changed;
  });
  announceEnd(context, { accountId: account.accountId });
  rememberDevice(context, client, account.username);
}

export async function mailNewPassword(context: Context, accountId: string | null): Promise<void> {
  const targets = await listResetTargets(context.db, { accountId, parentId: null });
  for (const { address, username } of targets)
    if (address) await context.mail.send(passwordChangedMail(address, username, context.config.publicUrl));
}

function refuseFlaw(flaw: string | undefined): void {
  if (flaw) throw fieldProblem('password', flaw);
}
