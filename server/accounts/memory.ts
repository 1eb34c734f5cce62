import type { Context } from '../platform/context.ts';
import type { EndedSessions } from '../platform/realtime/realtime.ts';
import { ActivityBatch } from './activity-batch.ts';
import { createHasher, type Hasher } from './hasher.ts';
import { endSessionsOfOtherSecret, loadSecret, type Secret } from './secret.ts';
import { SessionCache } from './session-cache.ts';

/** What this room holds in memory while the house is open. */
export interface Memory {
  readonly secret: Secret;
  readonly hasher: Hasher;
  readonly sessions: SessionCache;
  readonly activity: ActivityBatch;
  childCount: { readonly count: number; readonly at: Date } | undefined;
}

const memories = new WeakMap<Context, Memory>();
const FORGET = 'accounts.forget';

export async function openMemory(context: Context): Promise<void> {
  const { clock, db, log, bus, responseCache, passwordCost } = context;
  const secret = await loadSecret(context);
  await endSessionsOfOtherSecret(context, secret);
  const memory: Memory = {
    secret,
    hasher: createHasher(passwordCost),
    sessions: new SessionCache(clock),
    activity: new ActivityBatch(db, log),
    childCount: undefined,
  };
  memories.set(context, memory);
  bus.subscribe(FORGET, (ended) => {
    memory.sessions.forget(ended);
    responseCache.invalidate(ended['accountId'] === undefined ? [] : [ended['accountId']]);
  });
  context.onClose(() => memory.activity.close());
}

export function memoryOf(context: Context): Memory {
  const memory = memories.get(context);
  if (!memory) throw new Error('the accounts room is not open');
  return memory;
}

/** For rooms that sign something of their own which may end when the operator changes SESSION_SECRET. */
export function sessionSecret(context: Context): Secret {
  return memoryOf(context).secret;
}

/** Hears on every node that something about an account has changed: consent, scopes, a rest. Not of a mere logging out. */
export function whenAccountChanges({ bus }: Pick<Context, 'bus'>, hear: (accountId: string) => void): void {
  bus.subscribe(FORGET, ({ accountId, sessionId }) => {
    if (accountId !== undefined && sessionId === undefined) hear(accountId);
  });
}

/** Tells all nodes that what they remember of a session, or of all sessions of an account, holds no longer. */
export function forgetEverywhere({ bus }: Pick<Context, 'bus'>, stale: EndedSessions): void {
  bus.publish(FORGET, { ...stale });
}
