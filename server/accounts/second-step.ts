import type { User } from '#contract/accounts.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type {
  openSecondStep as openCall,
  readSecondStep as readCall,
  renewRecoveryCodes as renewCall,
  takeSecondStep as takeCall,
} from '#contract/staff.ts';
import type { StaffActor } from '../platform/actor.ts';
import { later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { newSessionToken } from '../platform/http/authenticator.ts';
import type { Client } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { hashToken } from '../platform/tokens.ts';
import { countAttempt, findAttempts } from './account-queries.ts';
import { REST } from './logins.ts';
import { memoryOf } from './memory.ts';
import { CODE_DELAYS, delayAfter } from './policy.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts';
import {
  beginSecondStep,
  countRecoveryCodes,
  findSecondStep,
  finishByCode,
  finishByRecoveryCode,
  finishEnrolment,
  forgetSecondStep,
  putOff,
  replaceRecoveryCodes,
} from './second-step-queries.ts';
import { announceEnd, giveKey, LIFETIME } from './sessions.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';
import { findUser } from './user-queries.ts';
import { presentUser } from './users.ts';

interface StaffVisit {
  readonly actor: StaffActor;
  readonly client: Client;
}

/** Asks for the code, or hands out a secret for the app where there is none yet. */
export async function openSecondStep(
  context: Context,
  { accountId, sessionId }: StaffActor,
  client: Client,
): Promise<Returns<typeof openCall>> {
  const sealedSecret = context.keys.of('second_steps').seal(purposeFor(accountId), newTotpSecret());
  const begun = await beginSecondStep(context.db, { accountId, sessionId, sealedSecret, now: context.clock.now() });
  if (!begun) return { enrolment: null, mayWait: false };
  const secret = unseal(context, accountId, begun.sealedSecret);
  const label = `${begun.username}@${new URL(context.config.publicUrl).host}`;
  return { enrolment: { secret, address: totpAddress(secret, label) }, mayWait: mayWait(context, client) };
}

/**
 * Finishes signing in. Wrong codes delay the account from everywhere: whoever is here knows its password already. The
 * session gets another key, so that one who has seen the old one has nothing.
 */
export async function takeSecondStep(
  context: Context,
  { actor, client }: StaffVisit,
  typed: string,
): Promise<Returns<typeof takeCall>> {
  const { accountId, sessionId } = actor;
  const now = context.clock.now();
  const token = newSessionToken(context.config);
  const key = attemptsOf(context, accountId);
  const given = await lookAtCode(context, actor, typed);
  const finishing = { accountId, sessionId, key, tokenHash: hashToken(token), now, expiresAt: later(now, LIFETIME) };
  const recoveryCodes = given.kind === 'enrolment' ? newRecoveryCodes() : [];
  const codeHashes = recoveryCodes.map((code) => hashOf(context, accountId, code));
  const [done, user] = await context.db.withConnection((db) =>
    Promise.all([finish(db, finishing, given, codeHashes), findUser(db, { id: accountId })]),
  );
  if (!done) throw wrongCode();
  announceEnd(context, { accountId, sessionId });
  giveKey(context, client, token, done.remembered);
  return { user: presentUser(user, now), recoveryCodes };
}

export async function putOffSecondStep(context: Context, { actor, client }: StaffVisit): Promise<User> {
  if (!mayWait(context, client)) throw new Problem('second_step_required');
  const { accountId, sessionId } = actor;
  const now = context.clock.now();
  const token = newSessionToken(context.config);
  const session = { accountId, sessionId, tokenHash: hashToken(token), now, expiresAt: later(now, LIFETIME) };
  const [changed, user] = await context.db.withConnection((db) =>
    Promise.all([putOff(db, session), findUser(db, { id: accountId })]),
  );
  if (changed === 0) throw new Problem('second_step_required');
  announceEnd(context, { accountId, sessionId });
  giveKey(context, client, token, false);
  return presentUser(user, now);
}

export function readSecondStep({ db }: Context, { accountId }: StaffActor): Promise<Returns<typeof readCall>> {
  return countRecoveryCodes(db, { accountId });
}

export async function renewRecoveryCodes(
  context: Context,
  actor: StaffActor,
  typed: string,
): Promise<Returns<typeof renewCall>> {
  const { accountId } = actor;
  const given = await lookAtCode(context, actor, typed);
  if (given.kind !== 'code') throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map((code) => hashOf(context, accountId, code));
  const key = attemptsOf(context, accountId);
  const done = await replaceRecoveryCodes(context.db, { accountId, step: given.step, codeHashes, key });
  if (!done) throw wrongCode();
  return { recoveryCodes };
}

/** For who has lost phone and recovery codes: the operator lets them begin anew. Returns whose sessions have ended. */
export async function resetSecondStep(db: Queryable, username: string): Promise<string | undefined> {
  return (await forgetSecondStep(db, { username }))?.id;
}

type Given =
  | { readonly kind: 'code'; readonly step: number }
  | { readonly kind: 'enrolment'; readonly step: number }
  | { readonly kind: 'recovery'; readonly codeHashes: readonly Buffer[] };

const RECOVERY_CODE = 'recovery code';

/** Counts the try before the code is looked at, so that tries made at once cannot slip through together. */
async function lookAtCode(context: Context, { accountId, sessionId }: StaffActor, typed: string): Promise<Given> {
  const now = context.clock.now();
  const key = attemptsOf(context, accountId);
  const attempt = { key, now, restedSince: later(now, -REST), delays: CODE_DELAYS };
  const [earlier, counted, kept] = await context.db.withConnection((db) =>
    Promise.all([findAttempts(db, { key }), countAttempt(db, attempt), findSecondStep(db, { accountId, sessionId })]),
  );
  if (!counted) throw tooFast(earlier, now);
  if (!kept) throw wrongCode();
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    if (!kept.isConfirmed) throw wrongCode();
    const codeHashes = context.keys.of('second_steps').hashes(RECOVERY_CODE, accountId, plainRecoveryCode(typed));
    return { kind: 'recovery', codeHashes };
  }
  const step = stepOfCode(unseal(context, accountId, kept.sealedSecret), digits, now);
  if (step === undefined) throw wrongCode();
  return { kind: kept.isConfirmed ? 'code' : 'enrolment', step };
}

type Finishing = Omit<Parameters<typeof finishByCode>[1], 'step'>;

function finish(db: Queryable, finishing: Finishing, given: Given, codeHashes: readonly Buffer[]) {
  switch (given.kind) {
    case 'code':
      return finishByCode(db, { ...finishing, step: given.step });
    case 'enrolment':
      return finishEnrolment(db, { ...finishing, step: given.step, codeHashes });
    case 'recovery':
      return finishByRecoveryCode(db, { ...finishing, codeHashes: given.codeHashes });
  }
}

function mayWait({ config }: Context, client: Client): boolean {
  return config.isDevelopersMachine && client.isLocal;
}

/** A secret of one account opens nothing when it is copied to another. */
function purposeFor(accountId: string): string {
  return `second step of ${accountId}`;
}

function unseal(context: Context, accountId: string, sealed: string): string {
  const secret = context.keys.of('second_steps').unseal(purposeFor(accountId), sealed);
  if (secret === undefined) throw new Error('a second step was sealed with a key that is lost: reset-2fa helps');
  return secret;
}

function hashOf(context: Context, accountId: string, recoveryCode: string): Buffer {
  return context.keys.of('second_steps').hash(RECOVERY_CODE, accountId, recoveryCode);
}

function attemptsOf(context: Context, accountId: string): Buffer {
  return memoryOf(context).secret.hash('second step', accountId);
}

function wrongCode(): Problem {
  const message = 'That code is not right, or was used already. Please take the next one.';
  return new Problem('wrong_code', { message, fields: { code: message } });
}

function tooFast(earlier: { failures: number; lastAt: Date } | undefined, now: Date): Problem {
  const free = later(earlier?.lastAt ?? now, delayAfter(earlier?.failures ?? 1, CODE_DELAYS) * 1000);
  return new Problem('too_fast', {
    message: 'That was not right a few times. Take a little breath, and try again soon.',
    retryAfter: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)),
  });
}
