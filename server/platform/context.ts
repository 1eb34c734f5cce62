import type { ResponseCache } from './cache/response-cache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Events } from './events.ts';
import type { UnexpectedProxy } from './http/unexpected-proxy.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Module } from './module.ts';
import type { ModuleState } from './module-state.ts';
import type { Bus } from './realtime/bus.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Redis } from './redis.ts';

/** The cost of hashing a password: kB of memory, and passes over them. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** Everything that a function of a module may need, built once and passed in. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly mail: Mailer;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly bus: Bus;
  /** Set by tests, for which the full cost would be too slow. */
  readonly passwordCost: PasswordCost | undefined;
  /** Only with REDIS_URL. */
  readonly redis: Redis | undefined;
  readonly realtime: Realtime;
  readonly responseCache: ResponseCache;
  readonly metrics: Metrics;
  readonly unexpectedProxy: UnexpectedProxy;
  readonly log: Log;
  /** All modules in their order, for what collects something from each of them. */
  readonly modules: readonly Module[];
  /** The state of each module, which it reads through its ModuleState. */
  readonly moduleStates: Map<ModuleState<unknown>, unknown>;
  /** Runs at shutdown, last registered first. */
  onClose(close: () => Promise<void>): void;
  [Symbol.asyncDispose](): Promise<void>;
}
