import type { User } from '#contract/accounts.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/staff.ts';
import { presentUserAfter, sessionSecret, signIn, staffAccounts } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Client } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts';
import * as queries from './second-step-queries.ts';
import { findStep, newTotpSecret, totpAddress } from './totp.ts';

/** Seconds after wrong codes: slow enough that nobody who knows a password can guess six digits. */
const CODE_DELAYS = [0, 0, 1, 5, 15, 60, 300, 900] as const;

interface StaffVisit {
  readonly actor: StaffActor;
  readonly client: Client;
}

/** Asks for the code, or hands out a secret for the app if none is set up yet. */
export async function openSecondStep(
  context: Context,
  { accountId, sessionId }: StaffActor,
  client: Client,
): Promise<Returns<typeof contract.openSecondStep>> {
  const sealedSecret = context.keys.get('second_steps').seal(purposeFor(accountId), newTotpSecret());
  const begun = await queries.beginSecondStep(context.db, {
    accountId,
    sessionId,
    sealedSecret,
    now: context.clock.now(),
  });
  if (!begun) return { enrolment: null, mayWait: false };
  const secret = unseal(context, accountId, begun.sealedSecret);
  const label = `${begun.username}@${new URL(context.config.publicUrl).host}`;
  return { enrolment: { secret, address: totpAddress(secret, label) }, mayWait: mayWait(context, client) };
}

/**
 * Finishes signing in. Wrong codes delay the account from everywhere: they know its password already. The
 * session gets a new token, and the old one becomes invalid.
 */
export async function completeSecondStep(
  context: Context,
  visit: StaffVisit,
  { code }: Body<typeof contract.completeSecondStep>,
): Promise<Returns<typeof contract.completeSecondStep>> {
  const { accountId, sessionId } = visit.actor;
  const checked = await checkCode(context, visit.actor, code);
  const { token, ...session } = signIn.newSessionKey(context);
  const finishing = { accountId, sessionId, key: attemptKey(context, accountId), ...session };
  const recoveryCodes = checked.kind === 'enrolment' ? newRecoveryCodes() : [];
  const codeHashes = recoveryCodes.map((recoveryCode) => hashRecoveryCode(context, accountId, recoveryCode));
  const { done, user } = await context.db.transaction((tx) => {
    const finished = finish(tx, finishing, checked, codeHashes);
    const presented = presentUserAfter(tx, accountId, session.now);
    return tx.afterCommit(() => ({ done: finished.result, user: presented.answer() }));
  });
  if (!done) throw wrongCode();
  signIn.replaceSessionKey(context, visit, token, done.remembered);
  return { user, recoveryCodes };
}

export async function postponeSecondStep(context: Context, visit: StaffVisit): Promise<User> {
  if (!mayWait(context, visit.client)) throw new Problem('second_step_required');
  const { accountId, sessionId } = visit.actor;
  const { token, ...session } = signIn.newSessionKey(context);
  const { changed, user } = await context.db.transaction((tx) => {
    const written = signIn.completeWithoutCode(tx, { accountId, sessionId, ...session });
    const presented = presentUserAfter(tx, accountId, session.now);
    return tx.afterCommit(() => ({ changed: written.result, user: presented.answer() }));
  });
  if (changed === 0) throw new Problem('second_step_required');
  signIn.replaceSessionKey(context, visit, token, false);
  return user;
}

export function readSecondStep(
  { db }: Context,
  { accountId }: StaffActor,
): Promise<Returns<typeof contract.readSecondStep>> {
  return queries.countRecoveryCodes(db, { accountId });
}

export async function renewRecoveryCodes(
  context: Context,
  actor: StaffActor,
  { code }: Body<typeof contract.renewRecoveryCodes>,
): Promise<Returns<typeof contract.renewRecoveryCodes>> {
  const { accountId } = actor;
  const checked = await checkCode(context, actor, code);
  if (checked.kind !== 'code') throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map((recoveryCode) => hashRecoveryCode(context, accountId, recoveryCode));
  const key = attemptKey(context, accountId);
  const done = await queries.replaceRecoveryCodes(context.db, { accountId, step: checked.step, codeHashes, key });
  if (!done) throw wrongCode();
  return { recoveryCodes };
}

/** For a member who has lost phone and recovery codes: the operator lets them start again. Returns the accounts that are signed out by it. */
export function resetSecondStep(db: Db, username: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const accountId = await staffAccounts.lockMemberByName(tx, username);
    if (accountId === undefined) return undefined;
    tx.write(queries.deleteSecondStep, { accountId });
    staffAccounts.endSessions(tx, accountId);
    return accountId;
  });
}

type CheckedCode =
  | { readonly kind: 'code'; readonly step: number }
  | { readonly kind: 'enrolment'; readonly step: number }
  | { readonly kind: 'recovery'; readonly codeHashes: readonly Buffer[] };

const RECOVERY_CODE = 'recovery code';

async function checkCode(context: Context, { accountId, sessionId }: StaffActor, typed: string): Promise<CheckedCode> {
  const now = context.clock.now();
  const attempt = { key: attemptKey(context, accountId), delays: CODE_DELAYS };
  const { refusal, stored } = await context.db.transaction((tx) => {
    const counted = signIn.countAttempt(tx, attempt, now);
    const found = tx.readAtCommit(() => queries.findSecondStep(tx, { accountId, sessionId }));
    return tx.afterCommit(() => ({ refusal: counted.answer(), stored: found.result }));
  });
  if (refusal) throw refusal;
  if (!stored) throw wrongCode();
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    if (!stored.isConfirmed) throw wrongCode();
    const codeHashes = context.keys.get('second_steps').hashes(RECOVERY_CODE, accountId, plainRecoveryCode(typed));
    return { kind: 'recovery', codeHashes };
  }
  const step = findStep(unseal(context, accountId, stored.sealedSecret), digits, now);
  if (step === undefined) throw wrongCode();
  return { kind: stored.isConfirmed ? 'code' : 'enrolment', step };
}

type Finishing = Omit<Parameters<typeof queries.finishByCode>[1], 'step'>;

function finish(tx: Transaction, finishing: Finishing, checked: CheckedCode, codeHashes: readonly Buffer[]) {
  switch (checked.kind) {
    case 'code':
      return tx.write(queries.finishByCode, { ...finishing, step: checked.step });
    case 'enrolment':
      return tx.write(queries.finishEnrolment, { ...finishing, step: checked.step, codeHashes });
    case 'recovery':
      return tx.write(queries.finishByRecoveryCode, { ...finishing, codeHashes: checked.codeHashes });
  }
}

function mayWait({ config }: Context, client: Client): boolean {
  return config.isDevelopersMachine && client.isLocal;
}

/** A secret copied to another account is useless there. */
function purposeFor(accountId: string): string {
  return `second step of ${accountId}`;
}

function unseal(context: Context, accountId: string, sealed: string): string {
  const secret = context.keys.get('second_steps').unseal(purposeFor(accountId), sealed);
  if (secret === undefined) throw new Error('a second step was sealed with a key that is lost: reset-2fa helps');
  return secret;
}

function hashRecoveryCode(context: Context, accountId: string, recoveryCode: string): Buffer {
  return context.keys.get('second_steps').hash(RECOVERY_CODE, accountId, recoveryCode);
}

function attemptKey(context: Context, accountId: string): Buffer {
  return sessionSecret(context).hash('second step', accountId);
}

function wrongCode(): Problem {
  const message = "That code isn't right, or was already used. Please wait for the next one.";
  return new Problem('wrong_code', { message, fields: { code: message } });
}
