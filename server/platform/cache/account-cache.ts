import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../clock.ts';
import type { Context } from '../context.ts';
import { atMost } from './at-most.ts';
import type { ResponseCache } from './response-cache.ts';

const MAX_ACCOUNTS = 10_000;
/** Over Redis an invalidation may get lost. */
const TTL_WITH_REDIS = 30 * SECOND;
/** A suspension ends without an invalidation. */
const TTL = 5 * MINUTE;

/** Caches by account what screens poll, so that the database is queried only after a change. */
export class AccountCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;
  readonly #responseCache: ResponseCache;
  #generation = 0;

  constructor({ redis, clock, responseCache, bus }: Pick<Context, 'redis' | 'clock' | 'responseCache' | 'bus'>) {
    const perf = { now: () => clock.elapsed() };
    this.#entries = new LRUCache({
      ...atMost(MAX_ACCOUNTS),
      ttl: redis ? TTL_WITH_REDIS : TTL,
      ttlResolution: 0,
      perf,
    });
    this.#responseCache = responseCache;
    bus.onReconnect(() => this.invalidateAll());
  }

  invalidate(accountIds: readonly string[]): void {
    this.#generation += 1;
    for (const id of accountIds) this.#entries.delete(id);
    this.#responseCache.invalidate(accountIds);
  }

  invalidateAll(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#responseCache.invalidateAll();
  }

  /** A value that was invalidated while it loaded is not stored. */
  async find(accountId: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(accountId);
    if (known) return known;
    const generation = this.#generation;
    const value = await load();
    if (generation === this.#generation) this.#entries.set(accountId, value);
    return value;
  }
}
