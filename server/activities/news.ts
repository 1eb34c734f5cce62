import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

const MOST = 10_000;
const TOPIC = 'activities.news';
/** Over Redis news may get lost. */
const LIFETIME = 30 * SECOND;
/** What somebody takes back, or the gate hides, comes without news. */
const LONGEST = 5 * MINUTE;

/**
 * Remembers of each child whether there is something new, and nothing else: a name in a memory could outlive a block.
 */
export class News {
  readonly #known: LRUCache<string, boolean>;
  #forgetting = 0;

  constructor({ redis, bus, clock }: Pick<Context, 'redis' | 'bus' | 'clock'>) {
    const perf = { now: () => clock.now().getTime() };
    this.#known = new LRUCache({ max: MOST, ttl: redis ? LIFETIME : LONGEST, ttlResolution: 0, perf });
    bus.subscribe(TOPIC, ({ of = '' }) => {
      this.#forgetting += 1;
      this.#known.delete(of);
    });
  }

  /** What was forgotten while it was loading is not kept: it may be stale already. */
  async find(accountId: string, ask: () => Promise<boolean>): Promise<boolean> {
    const known = this.#known.get(accountId);
    if (known !== undefined) return known;
    const before = this.#forgetting;
    const hasNew = await ask();
    if (before === this.#forgetting) this.#known.set(accountId, hasNew);
    return hasNew;
  }
}

const memories = new WeakMap<Context, News>();

export function openNews(context: Context): void {
  memories.set(context, new News(context));
}

export function newsOf(context: Context): News {
  const news = memories.get(context);
  if (!news) throw new Error('the room of activities is not open');
  return news;
}

/** On all nodes. */
export function forgetNews({ bus }: Pick<Context, 'bus'>, accountId: string): void {
  bus.publish(TOPIC, { of: accountId });
}
