import { LRUCache } from 'lru-cache';
import type { Actor } from '../../platform/actor.ts';
import { atMost } from '../../platform/cache/at-most.ts';
import { type Clock, SECOND } from '../../platform/clock.ts';
import type { AccessOfMinute } from '../controls/access.ts';

export interface KnownSession {
  readonly actor: Actor;
  lastUsedAt: Date;
  /** Only of a child with limits. */
  readonly access?: AccessOfMinute | undefined;
}

const MAX_SESSIONS = 10_000;
/** How long a node that missed the message may act on a stale session. */
const LIFETIME = 30 * SECOND;

/** Caches who owns a session, so that most calls need no query. */
export class SessionCache {
  readonly #known: LRUCache<string, KnownSession>;
  /** Tokens without a session, apart: a flood of made-up ones must not push out the real ones. */
  readonly #unknown: LRUCache<string, true>;
  #invalidations = 0;

  constructor(clock: Clock) {
    const bounds = { ...atMost(MAX_SESSIONS), ttl: LIFETIME, ttlResolution: 0, perf: { now: () => clock.elapsed() } };
    this.#known = new LRUCache(bounds);
    this.#unknown = new LRUCache(bounds);
  }

  /** The session of a key, from the cache or from `load`. */
  async find(key: string, load: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    return this.#known.get(key) ?? (this.#unknown.has(key) ? undefined : await this.#load(key, load));
  }

  /** A session is not cached when something was invalidated while it loaded: it may be stale already. */
  async #load(key: string, load: () => Promise<KnownSession | undefined>): Promise<KnownSession | undefined> {
    const before = this.#invalidations;
    const session = await load();
    if (!session) this.#unknown.set(key, true);
    else if (before === this.#invalidations) this.#known.set(key, session);
    return session;
  }

  invalidate({ accountId, sessionId }: { readonly accountId?: string; readonly sessionId?: string }): void {
    this.#invalidations += 1;
    for (const [key, { actor }] of this.#known.entries())
      if (actor.accountId === accountId && (sessionId === undefined || actor.sessionId === sessionId))
        this.#known.delete(key);
  }
}
