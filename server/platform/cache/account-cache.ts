import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ResponseCache } from './response-cache.ts';

const MAX_ACCOUNTS = 10_000;
/** Over Redis news may get lost. */
const TTL_WITH_REDIS = 30 * SECOND;
/** A rest ends without news. */
const TTL = 5 * MINUTE;

/** Remembers by account what screens ask for again and again, so that the database is asked only after something has changed. */
export class AccountCache<Answer extends object> {
  readonly #known: LRUCache<string, Answer>;
  readonly #polled: ResponseCache;
  #forgetting = 0;

  constructor({ redis, clock, responseCache, bus }: Pick<Context, 'redis' | 'clock' | 'responseCache' | 'bus'>) {
    const perf = { now: () => clock.elapsed() };
    this.#known = new LRUCache({ max: MAX_ACCOUNTS, ttl: redis ? TTL_WITH_REDIS : TTL, ttlResolution: 0, perf });
    this.#polled = responseCache;
    bus.onReconnect(() => this.invalidateAll());
  }

  invalidate(accountIds: readonly string[]): void {
    this.#forgetting += 1;
    for (const id of accountIds) this.#known.delete(id);
    this.#polled.invalidate(accountIds);
  }

  invalidateAll(): void {
    this.#forgetting += 1;
    this.#known.clear();
    this.#polled.invalidateAll();
  }

  /** What was forgotten while it was loading is not kept: it may be stale already. */
  async find(accountId: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(accountId);
    if (known) return known;
    const before = this.#forgetting;
    const answer = await ask();
    if (before === this.#forgetting) this.#known.set(accountId, answer);
    return answer;
  }
}
