import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/at-most.ts';
import type { Clock } from '../clock.ts';
import type { Keys } from '../keys/keys.ts';
import { Problem } from '../problem.ts';
import type { Redis } from '../redis.ts';

/**
 * Counts requests for each account, or for each network where nobody is signed in. Endpoints that anyone may call are always
 * counted by network too: otherwise every session would allow more attempts at passwords and codes. With Redis all nodes share
 * their counts, except for polled endpoints.
 */
export async function enforceRateLimits(
  app: FastifyInstance,
  nodes: SharedCounts | undefined,
  counters: RateCounters,
): Promise<void> {
  const shared: RateLimitPluginOptions = {
    global: false,
    hook: 'preParsing',
    errorResponseBuilder: (_, limit) => new Problem('too_fast', { retryAfter: Math.ceil(limit.ttl / 1000) }),
    store: createStoreClass(nodes, counters),
  };
  await app.register(rateLimit, {
    ...shared,
    keyGenerator: (request) => getCallerId(request) ?? ipBucket(request),
  });
  await app.register(rateLimit, {
    ...shared,
    keyGenerator: ipBucket,
    // Requests without an actor were counted by network already.
    allowList: ({ actor, routeOptions }) => !actor || !routeOptions.config.isOpen,
  });
}

/** Who calls, if anybody is signed in. */
export function getCallerId({ actor, parentActor }: FastifyRequest): string | undefined {
  return parentActor?.parentId ?? actor?.accountId;
}

/** Providers assign a prefix of this length to one home. */
const IPV6_BITS = 56;

/** The network that a client is counted by. */
export function ipBucket({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, IPV6_BITS);
}

/** Where nodes count together. Redis may write what it holds to a disk, so it knows clients by keyed hashes only. */
export interface SharedCounts {
  readonly redis: Redis;
  readonly keys: Keys;
}

interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

const MAX_COUNTED = 50_000;

/** Fixed-window counters of this process. */
export class RateCounters {
  readonly #counts = new LRUCache<string, { current: number; readonly endsAt: number }>(atMost(MAX_COUNTED));
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count(name: string, windowLength: number): Count {
    const now = this.#clock.elapsed();
    const known = this.#counts.get(name);
    if (known && known.endsAt > now) {
      known.current += 1;
      return { current: known.current, ttl: known.endsAt - now };
    }
    this.#counts.set(name, { current: 1, endsAt: now + windowLength });
    return { current: 1, ttl: windowLength };
  }
}

export function rateLimitKey(route: string, client: string): string {
  return `${route} ${client}`;
}

type Counted = (error: Error | null, result?: Count) => void;

function createStoreClass(nodes: SharedCounts | undefined, counters: RateCounters) {
  return class Store {
    readonly #route: string;
    readonly #nodes: SharedCounts | undefined;

    constructor(route: RateLimitedRoute = {}) {
      const { method, url, config } = route.routeInfo ?? {};
      this.#route = `${String(method)} ${url}`;
      this.#nodes = config?.isPolled ? undefined : nodes;
    }

    incr(client: string, counted: Counted, timeWindow: number): void {
      const name = rateLimitKey(this.#route, client);
      const countHere = () => counters.count(name, timeWindow);
      if (!this.#nodes?.redis.isReady) counted(null, countHere());
      // While Redis is away, each node counts by itself.
      else
        void countInRedis(this.#nodes, { route: this.#route, client, timeWindow })
          .catch(countHere)
          .then((count) => counted(null, count));
    }

    child(route: object): Store {
      return new Store(route);
    }
  };
}

interface RateLimitedRoute {
  readonly routeInfo?: Partial<Pick<RouteOptions, 'method' | 'url' | 'config'>>;
}

/** One key in Redis for each route and client, which expires with the window. */
async function countInRedis(
  { redis, keys }: SharedCounts,
  { route, client, timeWindow }: { readonly route: string; readonly client: string; readonly timeWindow: number },
): Promise<Count> {
  const key = `lilypad:rate-limit:${rateLimitKey(route, keys.get('counts').hash('client', client).toString('base64url'))}`;
  const [current, , ttl] = await redis.multi().incr(key).pExpire(key, timeWindow, 'NX').pTTL(key).exec();
  return { current: Number(current), ttl: Number(ttl) };
}
