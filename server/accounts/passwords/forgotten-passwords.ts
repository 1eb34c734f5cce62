import type * as contract from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Client } from '../../platform/http/serve.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { passwordForgotten, passwordReset } from '../events.ts';
import { markDelivered } from '../mail-addresses/address-queries.ts';
import { consumeCodeMail, hashLinkAddress } from '../mail-addresses/mail-limits.ts';
import { passwordChangedMail, type ResetLink, resetMail } from '../mails.ts';
import { announceEnd } from '../sessions/announce-end.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { hashNewPassword, refusePassword } from './new-passwords.ts';
import { lengthFlaw, passwordFlaw } from './password-policy.ts';
import {
  findForgetful,
  insertReset,
  listResetTargets,
  lockResetAccount,
  type ResetTarget,
  resetByToken,
} from './reset-queries.ts';

export const LIFETIME = HOUR;

/** Sends the mail after the response, so that neither its content nor its timing reveals whether the account exists. */
export async function forgotPassword(
  context: Context,
  { username, email }: Body<typeof contract.forgotPassword>,
): Promise<undefined> {
  if (!username && !email) throw fieldProblem('username', 'Username is required');
  const facts = await findForgetful(context.db, { username: username ?? null, email: email ?? null });
  await context.db.transaction((tx) => context.events.emit(tx, passwordForgotten, facts.accountId, facts));
}

/**
 * Sends one mail to each address, with a link for each of its accounts, up to the hourly limit. A retry after a failure writes
 * only to addresses that got no mail yet, and counts once.
 */
export async function mailResetLinks(
  context: Context,
  eventId: string,
  owner: { accountId: string | null; parentId: string | null },
): Promise<void> {
  if (!owner.accountId && !owner.parentId) return;
  const targets = await listResetTargets(context.db, owner);
  const byAddress = Map.groupBy(targets, ({ address }) => address);
  const sent = [...byAddress].map(async ([address, accounts]) => {
    if (address) await mailLinks(context, eventId, address, accounts);
  });
  for (const one of await Promise.allSettled(sent)) if (one.status === 'rejected') throw one.reason;
}

async function mailLinks(
  context: Context,
  eventId: string,
  address: string,
  accounts: readonly ResetTarget[],
): Promise<void> {
  const now = context.clock.now();
  const mail = { id: eventId, addressHash: hashLinkAddress(context, address) };
  const links = await context.db.transaction(async (tx) => {
    if (!(await consumeCodeMail(tx, { ...mail, now }))) return [];
    return accounts.map(({ accountId, username, reader }): ResetLink => {
      const token = newToken();
      tx.write(insertReset, { tokenHash: hashToken(token), accountId, now, expiresAt: later(now, LIFETIME) });
      const query = reader === 'child' ? '' : `?for=${reader}`;
      return { username, url: `${context.config.publicUrl}/reset${query}#${token}` };
    });
  });
  if (links.length === 0) return;
  await context.mail.send(resetMail(address, links));
  await markDelivered(context.db, mail);
}

/** This browser is known from now on, so that wrong passwords of others in the same network do not slow it down. */
export async function resetPassword(
  context: Context,
  { token, password }: Body<typeof contract.resetPassword>,
  client: Client,
): Promise<undefined> {
  const passwordHash = await hashNewPassword(context, password, '');
  const account = await context.db.transaction(async (tx) => {
    const reset = { tokenHash: hashToken(token), passwordHash, now: context.clock.now() };
    tx.lock(lockResetAccount, { tokenHash: reset.tokenHash });
    const changed = await resetByToken(tx, reset);
    if (!changed) throw new Problem('gone');
    refusePassword(lengthFlaw(password, changed.isStaff) ?? passwordFlaw(password, changed.username));
    context.events.emit(tx, passwordReset, changed.accountId, {});
    return changed;
  });
  announceEnd(context, { accountId: account.accountId });
  rememberDevice(context, client, account.username);
}

export async function mailNewPassword(context: Context, accountId: string | null): Promise<void> {
  const targets = await listResetTargets(context.db, { accountId, parentId: null });
  for (const { address, username, reader } of targets)
    if (address) await context.mail.send(passwordChangedMail(address, { username, reader }, context.config.publicUrl));
}
