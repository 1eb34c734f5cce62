import type * as contract from '#contract/accounts/sessions.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Actor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newSessionToken, sessionCookies } from '../../platform/http/authenticator.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken, newId } from '../../platform/tokens.ts';
import { CODE_TIME, ENROLMENT_TIME } from '../policy.ts';
import { announceEnd } from './announce-end.ts';
import { idleSince, LIFETIME } from './lifetimes.ts';
import { setCookie } from './session-keys.ts';
import { deleteOtherSessions, deleteSession, insertSession, listAccountSessions } from './session-queries.ts';

const DEVICE_LETTERS = 200;

/** A call whose sender may already be signed in. */
export interface Visit {
  readonly client: Client;
  readonly actor: Actor | undefined;
}

interface NewSession {
  readonly accountId: string;
  /** Of the password that was checked, which may have been changed meanwhile. */
  readonly passwordHash: string;
  readonly remembered: boolean;
  /** What staff still have to do before the session opens anything else. */
  readonly owes?: 'code' | 'enrolment';
}

const TIME_FOR = { code: CODE_TIME, enrolment: ENROLMENT_TIME } as const;

/**
 * Starts a session: its row in the transaction, its cookie after the commit. Ends the session that the browser had before.
 * Refused if the password has changed since it was checked.
 */
export function startSession(
  context: Context,
  tx: Transaction,
  { client, actor }: Visit,
  { accountId, passwordHash, remembered, owes }: NewSession,
): void {
  const now = context.clock.now();
  const token = newSessionToken(context.config);
  const started = tx.write(insertSession, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId,
    passwordHash,
    device: client.device.slice(0, DEVICE_LETTERS),
    remembered,
    secondStep: owes ? 'owed' : 'done',
    now,
    expiresAt: later(now, owes ? TIME_FOR[owes] : LIFETIME),
  });
  if (actor) tx.write(deleteSession, { id: actor.sessionId, accountId: actor.accountId });
  tx.afterCommit(() => {
    if (started.result === 0) throw new Problem('wrong_login');
    if (actor) announceEnd(context, actor);
    setCookie(context, client, token, remembered && !owes);
  });
}

export async function logOut(context: Context, { actor, client }: Visit): Promise<undefined> {
  for (const name of sessionCookies(context.config)) client.clearCookie(name);
  if (!actor) return;
  await deleteSession(context.db, { id: actor.sessionId, accountId: actor.accountId });
  announceEnd(context, actor);
}

export async function listSessions(context: Context, actor: Actor): Promise<Returns<typeof contract.listSessions>> {
  const rows = await listActiveSessions(context.db, actor.accountId, context.clock.now());
  return {
    sessions: rows.map(({ id, ...times }) => ({ id, ...presentTimes(times), current: id === actor.sessionId })),
  };
}

/** The devices that a child is signed in on, for staff. */
export async function listDevices(db: Queryable, accountId: string, now: Date) {
  const rows = await listActiveSessions(db, accountId, now);
  return rows.map(({ id: _, ...times }) => presentTimes(times));
}

function listActiveSessions(db: Queryable, accountId: string, now: Date) {
  return listAccountSessions(db, { accountId, now, idleSince: idleSince(now) });
}

function presentTimes({ device, createdAt, lastUsedAt }: Omit<Row<typeof listAccountSessions>, 'id'>) {
  return { device, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() };
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
