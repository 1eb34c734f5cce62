import { SECOND } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import type { Log } from '../platform/log.ts';
import { storeActivity } from './activity-queries.ts';

const EVERY = SECOND;
const MINUTE_LETTERS = 'YYYY-MM-DDTHH:MM'.length;

/** Collects who did something when, and stores it in one statement a second: no call waits for it. */
export class ActivityBatch {
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  readonly #sessions = new Map<string, Date>();
  readonly #accounts = new Map<string, Date>();
  readonly #minutes = new Map<string, { accountId: string; minute: Date }>();
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
    const minute = at.toISOString().slice(0, MINUTE_LETTERS);
    this.#accounts.set(accountId, at);
    this.#minutes.set(`${accountId} ${minute}`, { accountId, minute: new Date(`${minute}:00Z`) });
  }

  flush(): Promise<void> {
    if (this.#sessions.size + this.#accounts.size > 0) {
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
    const minutes = [...this.#minutes.values()];
    const batch = {
      sessionIds: [...this.#sessions.keys()],
      usedAt: [...this.#sessions.values()],
      accountIds: [...this.#accounts.keys()],
      activeAt: [...this.#accounts.values()],
      minuteAccountIds: minutes.map(({ accountId }) => accountId),
      minutes: minutes.map(({ minute }) => minute),
    };
    for (const map of [this.#sessions, this.#accounts, this.#minutes]) map.clear();
    return batch;
  }

  /** A lost second of this is no harm, and nobody waits who could be told. */
  async #store(batch: Parameters<typeof storeActivity>[1]): Promise<void> {
    try {
      await storeActivity(this.#db, batch);
    } catch (err) {
      this.#log.warn({ err }, 'activity of the last second was not stored');
    }
  }
}
