import { hash } from 'node:crypto';
import { ageGroupAt } from '#contract/rules/age.ts';
import type { listSessions as listSessionsCall } from '#contract/sessions.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { DAY, HOUR, later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newSessionToken, sessionCookie, sessionCookies } from '../platform/http/authenticator.ts';
import type { Client } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import type { EndedSessions } from '../platform/realtime/realtime.ts';
import { hashToken, newId } from '../platform/tokens.ts';
import { forgetEverywhere, memoryOf } from './memory.ts';
import { ownAge, PARENT_AGE, settledBefore } from './policy.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSession,
  insertSession,
  listSessionsOf,
  type SessionRow,
  selectActiveSessions,
} from './session-queries.ts';

export const IDLE = 12 * HOUR;
export const LIFETIME = 30 * DAY;
const TOUCH_EVERY = MINUTE;
const DEVICE_LETTERS = 200;

/** Who stands behind a session token; nobody when it has ended. */
export async function authenticate(context: Context, token: string | undefined): Promise<Actor | undefined> {
  if (!token) return undefined;
  const { sessions, activity } = memoryOf(context);
  const now = context.clock.now();
  const session = await sessions.find(hash('sha256', token, 'base64url'), () =>
    loadSession(context, hashToken(token), now),
  );
  if (!session) return undefined;
  if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY) {
    session.lastUsedAt = now;
    activity.noteUse(session.actor.sessionId, now);
  }
  return restedOf(session.actor, now);
}

/** A rest ends by itself, also for who is remembered as resting. */
function restedOf(actor: Actor, now: Date): Actor {
  if (actor.role !== 'child' || !actor.suspendedUntil) return actor;
  return actor.suspendedUntil > now ? actor : { ...actor, suspendedUntil: null };
}

/** Which of these sessions still live, by the database's own word; asking is no use of them. */
export async function listActiveSessions(
  { db, clock }: Context,
  sessionIds: readonly string[],
): Promise<readonly string[]> {
  const now = clock.now();
  const living = await selectActiveSessions(db, { ids: sessionIds, now, idleSince: idleSince(now) });
  return living.map(({ id }) => id);
}

/** Counts this minute as one with an action of the child. */
export function noteActivity(context: Context, actor: Actor): void {
  memoryOf(context).activity.noteActivity(actor.accountId, context.clock.now());
}

/** A call by somebody who may be signed in already. */
export interface Visit {
  readonly client: Client;
  readonly actor: Actor | undefined;
}

interface Beginning {
  readonly accountId: string;
  /** Of the password that was looked at, which may have been changed meanwhile. */
  readonly passwordHash: string;
  readonly remembered: boolean;
  /** How long the session may wait for the second step of staff, in milliseconds; left out, it is whole. */
  readonly waits?: number;
}

/**
 * Begins a session: its row in the transaction, its cookie after the commit. The browser's session before it ends. Refused
 * when the password no longer holds.
 */
export async function startSession(
  context: Context,
  tx: Transaction,
  { client, actor }: Visit,
  { accountId, passwordHash, remembered, waits }: Beginning,
): Promise<void> {
  const now = context.clock.now();
  const token = newSessionToken(context.config);
  const started = insertSession(tx, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId,
    passwordHash,
    device: client.device.slice(0, DEVICE_LETTERS),
    remembered,
    secondStep: waits === undefined ? 'done' : 'owed',
    now,
    expiresAt: later(now, waits ?? LIFETIME),
  });
  const ended = actor && endWithin(context, tx, actor);
  tx.afterCommit(() => giveKey(context, client, token, remembered && waits === undefined));
  const [begun] = await Promise.all([started, ended]);
  if (begun === 0) throw new Problem('wrong_login');
}

/** Hands the key of a session to its browser. */
export function giveKey({ config }: Context, client: Client, token: string, remembered: boolean): void {
  client.setCookie(sessionCookie(config), token, remembered ? { seconds: LIFETIME / 1000 } : 'session');
}

export async function logOut(context: Context, { actor, client }: Visit): Promise<undefined> {
  for (const name of sessionCookies(context.config)) client.clearCookie(name);
  if (!actor) return;
  await deleteSession(context.db, { id: actor.sessionId, accountId: actor.accountId });
  announceEnd(context, actor);
}

export async function listSessions(context: Context, actor: Actor): Promise<Returns<typeof listSessionsCall>> {
  const now = context.clock.now();
  const rows = await listSessionsOf(context.db, { accountId: actor.accountId, now, idleSince: idleSince(now) });
  return {
    sessions: rows.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === actor.sessionId,
    })),
  };
}

export async function endSession(context: Context, actor: Actor, id: string): Promise<undefined> {
  const ended = await deleteSession(context.db, { id, accountId: actor.accountId });
  if (ended === 0) throw new Problem('not_found');
  announceEnd(context, { accountId: actor.accountId, sessionId: id });
}

export async function endOtherSessions(context: Context, actor: Actor): Promise<undefined> {
  const ended = await deleteOtherSessions(context.db, { keptId: actor.sessionId, accountId: actor.accountId });
  for (const { id } of ended) announceEnd(context, { accountId: actor.accountId, sessionId: id });
}

/** Lets go of caches and sockets on all nodes, after the rows are gone. */
export function announceEnd(context: Pick<Context, 'bus' | 'realtime'>, { accountId, sessionId }: EndedSessions): void {
  const ended = { accountId, ...(sessionId === undefined ? {} : { sessionId }) };
  forgetEverywhere(context, ended);
  context.realtime.signOut(ended);
}

export function idleSince(now: Date): Date {
  return later(now, -IDLE);
}

async function endWithin(context: Context, tx: Transaction, { sessionId, accountId }: Actor): Promise<void> {
  tx.afterCommit(() => announceEnd(context, { sessionId, accountId }));
  await deleteSession(tx, { id: sessionId, accountId });
}

async function loadSession(context: Context, tokenHash: Buffer, now: Date) {
  const row = await findSession(context.db, { tokenHash, now, idleSince: idleSince(now) });
  return row && { actor: actorOf(context, row, now), lastUsedAt: row.lastUsedAt };
}

function actorOf({ config }: Context, row: SessionRow, now: Date): Actor {
  const { accountId, sessionId, role, secondStep, timeZone, birthDate, consent, scopes, suspendedUntil } = row;
  if (role !== 'child') {
    const owesSecondStep = secondStep === 'owed' || (secondStep === 'later' && !config.isDevelopersMachine);
    return { accountId, sessionId, role, owesSecondStep, isSettled: row.joinedAt <= settledBefore(now) };
  }
  if (!birthDate || !consent || !scopes) throw new Error('a child without a row among the children');
  return {
    accountId,
    sessionId,
    role,
    ageGroup: ageGroupAt(now, birthDate),
    isUnder13: ownAge(birthDate, timeZone, now) < PARENT_AGE,
    timeZone,
    suspendedUntil,
    consent,
    isReviewed: row.consentMethod === 'email_plus',
    scopes: new Set(scopes),
  };
}
