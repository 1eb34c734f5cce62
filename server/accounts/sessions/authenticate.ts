import { hash } from 'node:crypto';
import { ageGroupAt } from '#contract/rules/age.ts';
import type { Actor } from '../../platform/actor.ts';
import { MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { ActiveSession } from '../../platform/realtime/check-sockets.ts';
import { hashToken } from '../../platform/tokens.ts';
import { AccessOfMinute, accessFrom, toTimes } from '../controls/access.ts';
import { getMemory } from '../memory.ts';
import { ownAge, PARENT_AGE, settledBefore } from '../policy.ts';
import { idleSince } from './lifetimes.ts';
import type { KnownSession } from './session-cache.ts';
import { findSession, type SessionRow, selectActiveSessions } from './session-queries.ts';

const NOTE_USE_EVERY = MINUTE;

/** The person who owns a session token. Undefined if the session has ended. */
export async function authenticate(context: Context, token: string | undefined): Promise<Actor | undefined> {
  if (!token) return undefined;
  const { sessions, activity } = getMemory(context);
  const now = context.clock.now();
  const session = await sessions.find(hash('sha256', token, 'base64url'), () =>
    loadSession(context, hashToken(token), now),
  );
  if (!session) return undefined;
  if (now.getTime() - session.lastUsedAt.getTime() >= NOTE_USE_EVERY) {
    session.lastUsedAt = now;
    activity.noteUse(session.actor.sessionId, now);
  }
  return actorAt(session, now);
}

/** Applies the time to a cached session: suspensions end and quiet hours begin without an event. */
function actorAt({ actor, access }: KnownSession, now: Date): Actor {
  if (actor.role !== 'child') return actor;
  const closed = access?.closedAt(now) ?? null;
  const hasEnded = actor.suspendedUntil && actor.suspendedUntil <= now;
  if (!closed && !hasEnded) return actor;
  return { ...actor, ...(closed ? { closed } : {}), ...(hasEnded ? { suspendedUntil: null } : {}) };
}

/**
 * Which of these sessions are still active, and whether Lilypad is open to their children. Reads the database and not the cache, and does
 * not count as activity.
 */
export async function listActiveSessions(
  { db, clock }: Context,
  sessionIds: readonly string[],
): Promise<readonly ActiveSession[]> {
  const now = clock.now();
  const active = await selectActiveSessions(db, { ids: sessionIds, now, idleSince: idleSince(now) });
  return active.map((row) => ({ id: row.id, access: accessFrom(row, now) }));
}

/** Counts this minute as an active one of the child. */
export function recordActivity(context: Context, actor: Actor): void {
  getMemory(context).activity.noteActivity(actor.accountId, context.clock.now());
}

async function loadSession(context: Context, tokenHash: Buffer, now: Date) {
  const row = await findSession(context.db, { tokenHash, now, idleSince: idleSince(now) });
  if (!row) return undefined;
  const times = toTimes(row);
  const access = times && new AccessOfMinute(times);
  return { actor: toActor(context, row, now), lastUsedAt: row.lastUsedAt, access };
}

function toActor({ config }: Context, row: SessionRow, now: Date): Actor {
  const { accountId, sessionId, role, secondStep, timeZone, birthDate, consent, scopes, suspendedUntil } = row;
  if (role !== 'child') {
    const needsSecondStep = secondStep === 'owed' || (secondStep === 'later' && !config.isDevelopersMachine);
    return { accountId, sessionId, role, needsSecondStep, isSettled: row.joinedAt <= settledBefore(now) };
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
