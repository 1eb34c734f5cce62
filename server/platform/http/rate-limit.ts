import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { Redis } from '../redis.ts';

/**
 * Counts calls for each account, or each network before anybody is signed in. Open calls are counted by the network in any
 * case: else every further session would bring further tries of passwords and codes. Over Redis all nodes count together,
 * but for polled calls: those ask nobody but their own node.
 */
export async function enforceRateLimits(
  app: FastifyInstance,
  redis: Redis | undefined,
  windows: RateCounters,
): Promise<void> {
  const shared: RateLimitPluginOptions = {
    global: false,
    hook: 'preParsing',
    errorResponseBuilder: (_, limit) => new Problem('too_fast', { retryAfter: Math.ceil(limit.ttl / 1000) }),
    store: storeIn(redis, windows),
  };
  await app.register(rateLimit, {
    ...shared,
    keyGenerator: (request) => request.actor?.accountId ?? ipBucket(request),
  });
  await app.register(rateLimit, {
    ...shared,
    keyGenerator: ipBucket,
    // Visitors were counted by their network already.
    allowList: ({ actor, routeOptions }) => !actor || !routeOptions.config.isOpen,
  });
}

/** Of IPv6 this many bits: providers hand out this much to one home. */
const IPV6_BITS = 56;

/** The network that a caller is counted by. */
export function ipBucket({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, IPV6_BITS);
}

interface Count {
  readonly current: number;
  /** Milliseconds until it begins anew. */
  readonly ttl: number;
}

const MAX_COUNTED = 50_000;

/** Counts of this process that begin anew after their window. */
export class RateCounters {
  readonly #counts = new LRUCache<string, { current: number; readonly endsAt: number }>({ max: MAX_COUNTED });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count(name: string, length: number): Count {
    const now = this.#clock.elapsed();
    const known = this.#counts.get(name);
    if (known && known.endsAt > now) {
      known.current += 1;
      return { current: known.current, ttl: known.endsAt - now };
    }
    this.#counts.set(name, { current: 1, endsAt: now + length });
    return { current: 1, ttl: length };
  }
}

/** Under what the calls of an account or a network are counted. */
export function rateLimitKey(route: string, caller: string): string {
  return `${route} ${caller}`;
}

type Counted = (error: Error | null, result?: Count) => void;

function storeIn(redis: Redis | undefined, windows: RateCounters) {
  return class Store {
    readonly #route: string;
    readonly #redis: Redis | undefined;

    constructor(route: RateLimitedRoute = {}) {
      const { method, url, config } = route.routeInfo ?? {};
      this.#route = `${String(method)} ${url}`;
      this.#redis = config?.isPolled ? undefined : redis;
    }

    incr(caller: string, counted: Counted, timeWindow: number): void {
      const name = rateLimitKey(this.#route, caller);
      const alone = () => windows.count(name, timeWindow);
      if (!this.#redis?.isReady) counted(null, alone());
      // While Redis is away, each node counts by itself.
      else
        void countInRedis(this.#redis, name, timeWindow)
          .catch(alone)
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

/** Counters in Redis, one for each route and caller, that forget themselves after the window. */
async function countInRedis(redis: Redis, name: string, timeWindow: number): Promise<Count> {
  const key = `lilypad:pace:${name}`;
  const [current, , ttl] = await redis.multi().incr(key).pExpire(key, timeWindow, 'NX').pTTL(key).exec();
  return { current: Number(current), ttl: Number(ttl) };
}
