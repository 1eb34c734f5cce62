import { LRUCache } from 'lru-cache';
import type { Actor } from '../../platform/actor.ts';
import { type Clock, SECOND } from '../../platform/clock.ts';

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
  /** Tokens without a session, apart: a flood of made-up ones must not push out the real ones. */
  readonly #unknown: LRUCache<string, true>;
  #forgetting = 0;

  constructor(clock: Clock) {
    const bounds = { max: MOST, ttl: LIFETIME, ttlResolution: 0, perf: { now: () => clock.elapsed() } };
    this.#known = new LRUCache(bounds);
    this.#unknown = new LRUCache(bounds);
  }

  /** The session of a key, or that there is none; asks for what is not remembered. */
  async find(key: string, ask: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    return this.#known.get(key) ?? (this.#unknown.has(key) ? undefined : await this.#load(key, ask));
  }

  /** What was forgotten while it was loading is not kept: it may be stale already. */
  async #load(key: string, ask: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    const before = this.#forgetting;
    const session = await ask();
    if (!session) this.#unknown.set(key, true);
    else if (before === this.#forgetting) this.#known.set(key, session);
    return session;
  }

  forget({ accountId, sessionId }: { readonly accountId?: string; readonly sessionId?: string }): void {
    this.#forgetting += 1;
    for (const [key, { actor }] of this.#known.entries())
      if (actor.accountId === accountId && (sessionId === undefined || actor.sessionId === sessionId))
        this.#known.delete(key);
  }
}
