import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import type { EndedSessions } from '../platform/realtime/realtime.ts';
import { createHasher, type Hasher } from './passwords/hasher.ts';
import { endSessionsOfOtherSecret, loadSecret, type Secret } from './secret.ts';
import { ActivityBatch } from './sessions/activity-batch.ts';
import { SessionCache } from './sessions/session-cache.ts';

/** What this module has in memory while the server runs. */
export interface Memory {
  readonly secret: Secret;
  readonly hasher: Hasher;
  readonly sessions: SessionCache;
  readonly activity: ActivityBatch;
}

const state = new ModuleState<Memory>('the accounts module');
const INVALIDATE = 'accounts.forget';

export async function openMemory(context: Context): Promise<void> {
  const { clock, db, log, bus, responseCache, passwordCost } = context;
  const secret = await loadSecret(context);
  await endSessionsOfOtherSecret(context, secret);
  const memory: Memory = {
    secret,
    hasher: createHasher(passwordCost),
    sessions: new SessionCache(clock),
    activity: new ActivityBatch(db, log),
  };
  state.set(context, memory);
  bus.subscribe(INVALIDATE, (ended) => {
    memory.sessions.invalidate(ended);
    responseCache.invalidate(ended['accountId'] === undefined ? [] : [ended['accountId']]);
  });
  context.onClose(() => memory.activity.close());
}

export function getMemory(context: Context): Memory {
  return state.get(context);
}

/** For modules that sign something of their own which may end when the operator changes SESSION_SECRET. */
export function sessionSecret(context: Context): Secret {
  return getMemory(context).secret;
}

/** Calls back on every node when an account's consent, scopes or suspension change, but not on log-out. */
export function whenAccountChanges({ bus }: Pick<Context, 'bus'>, onChange: (accountId: string) => void): void {
  bus.subscribe(INVALIDATE, ({ accountId, sessionId }) => {
    if (accountId !== undefined && sessionId === undefined) onChange(accountId);
  });
}

/** Invalidates a session, or all sessions of an account, in the caches of all nodes. */
export function invalidateEverywhere({ bus }: Pick<Context, 'bus'>, stale: EndedSessions): void {
  bus.publish(INVALIDATE, { ...stale });
}
