import { LRUCache } from 'lru-cache';
import type { Actor } from '../platform/actor.ts';
import { type Clock, SECOND } from '../platform/clock.ts';

export interface KnownSession {
  readonly actor: Actor;
  lastUsedAt: Date;
}

const MOST = 10_000;
/** How long a change may go unnoticed on a node that the news did not reach. */
const LIFETIME = 30 * SECOND;

/** Remembers who stands behind a session, so that most calls need not ask the database. */
export class SessionCache {
  readonly #known: LRUCache<string, KnownSession>;
  #forgetting = 0;

  constructor(clock: Clock) {
    this.#known = new LRUCache({
      max: MOST,
      ttl: LIFETIME,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
  }

  find(key: string): KnownSession | undefined {
    return this.#known.get(key);
  }

  /** Loads what is not known. What was forgotten while it was loading is not kept: it may be stale already. */
  async load(key: string, ask: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    const before = this.#forgetting;
    const session = await ask();
    if (session && before === this.#forgetting) this.#known.set(key, session);
    return session;
  }

  forget(ended: { readonly accountId?: string; readonly sessionId?: string }): void {
    this.#forgetting += 1;
    for (const [key, { actor }] of this.#known.entries())
      if (actor.accountId === ended.accountId || actor.sessionId === ended.sessionId) this.#known.delete(key);
  }
}
