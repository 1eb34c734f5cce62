import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { Redis } from '../redis.ts';

/** Counts calls for each account, or each address before anybody is signed in; over Redis all nodes count together. */
export async function keepPace(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing',
    keyGenerator: (request) => request.actor?.accountId ?? homeOf(request),
    errorResponseBuilder: (_, limit) => new Problem('too_fast', { retryAfter: Math.ceil(limit.ttl / 1000) }),
    ...(redis ? { store: storeIn(redis) } : {}),
  });
}

/** The address that a caller is counted by. Of IPv6 the first half: each home has all the addresses that begin with it. */
export function homeOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counters in Redis, one for each route and caller, that forget themselves after the window. */
function storeIn(redis: Redis) {
  return class RedisStore {
    readonly #name: string;

    constructor(route: object = {}) {
      this.#name = `lilypad:pace:${nameOf(route)}`;
    }

    incr(key: string, counted: Counted, timeWindow: number): void {
      const name = `${this.#name}:${key}`;
      redis
        .multi()
        .incr(name)
        .pExpire(name, timeWindow, 'NX')
        .pTTL(name)
        .exec()
        .then(([current, , ttl]) => counted(null, { current: Number(current), ttl: Number(ttl) }))
        // Without Redis nobody is counted, but everybody is served.
        .catch(() => counted(null, { current: 0, ttl: timeWindow }));
    }

    child(route: object): RedisStore {
      return new RedisStore(route);
    }
  };
}

function nameOf(route: object): string {
  const { routeInfo } = route as { routeInfo?: { method?: string | string[]; url?: string } };
  return `${routeInfo?.method ?? ''} ${routeInfo?.url ?? ''}`;
}
