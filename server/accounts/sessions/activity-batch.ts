import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/cache/at-most.ts';
import { MINUTE, SECOND } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { uncounted } from '../../platform/db/round-trips.ts';
import type { Log } from '../../platform/log.ts';
import { storeActivity } from './activity-queries.ts';

const EVERY = SECOND;
/** For how many accounts the last recorded minute is remembered. */
const MAX_KNOWN = 10_000;

/**
 * Collects which accounts were active, each once a minute, and stores them in one statement a second. No call waits for it.
 */
export class ActivityBatch {
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  readonly #sessions = new Map<string, Date>();
  #actions: { readonly accountId: string; readonly at: Date }[] = [];
  readonly #lastMinutes = new LRUCache<string, number>(atMost(MAX_KNOWN));
  #storing: Promise<void> = Promise.resolve();

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), EVERY).unref();
  }

  noteUse(sessionId: string, at: Date): void {
    this.#sessions.set(sessionId, at);
  }

  noteActivity(accountId: string, at: Date): void {
    const minute = toMinute(at);
    if (this.#lastMinutes.get(accountId) === minute) return;
    this.#lastMinutes.set(accountId, minute);
    this.#actions.push({ accountId, at });
  }

  flush(): Promise<void> {
    if (this.#sessions.size + this.#actions.length > 0) {
      const batch = this.#take();
      this.#storing = this.#storing.then(() => uncounted(() => this.#store(batch)));
    }
    return this.#storing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #take() {
    const batch = {
      sessionIds: [...this.#sessions.keys()],
      usedAt: [...this.#sessions.values()],
      accountIds: this.#actions.map(({ accountId }) => accountId),
      activeAt: this.#actions.map(({ at }) => at),
      minutes: this.#actions.map(({ at }) => new Date(toMinute(at) * MINUTE)),
    };
    this.#sessions.clear();
    this.#actions = [];
    return batch;
  }

  /** Losing a second of activity does no harm, so a failure is only logged. */
  async #store(batch: Parameters<typeof storeActivity>[1]): Promise<void> {
    try {
      await this.#db.transaction((tx) => tx.write(storeActivity, batch), { survivesPowerCut: false });
    } catch (err) {
      this.#lastMinutes.clear();
      this.#log.warn({ err }, 'activity of the last second was not stored');
    }
  }
}

/** Minutes since 1970. */
function toMinute(at: Date): number {
  return Math.floor(at.getTime() / MINUTE);
}
