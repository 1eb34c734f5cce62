import { recordSightings, type Sighting } from '../cards/index.ts';
import type { Db } from '../platform/db/db.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import type { Log } from '../platform/log.ts';

const WRITE_EVERY_MS = 2000;
/** While the database is down, more are dropped, because a fact that is shown twice does no harm. */
const MAX_PENDING = 20_000;

/** Records which cards were shown, in batches. No request waits for it. */
export class Sightings {
  readonly #db: Db;
  readonly #log: Log;
  readonly #pending = new Map<string, Map<string, Date>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  record(accountId: string, cardIds: readonly string[], at: Date): void {
    if (cardIds.length === 0) return;
    const seen = this.#pending.get(accountId) ?? new Map<string, Date>();
    for (const cardId of cardIds) if (!seen.has(cardId)) seen.set(cardId, at);
    this.#pending.set(accountId, seen);
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Cards that a child saw before an instant and that are not in the table yet. */
  pendingBefore(accountId: string, before: Date): string[] {
    const seen = this.#pending.get(accountId) ?? new Map<string, Date>();
    return [...seen].filter(([, at]) => at < before).map(([cardId]) => cardId);
  }

  /** Writes what is pending. Rows that cannot be written are tried again with the next batch. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#allPending();
    if (batch.length === 0) return;
    try {
      await uncounted(() => recordSightings(this.#db, batch));
      this.#remove(batch);
    } catch (err) {
      this.#log.warn({ err }, 'could not record sightings; will try again');
      if (batch.length > MAX_PENDING) this.#remove(batch);
    }
  }

  #allPending(): Sighting[] {
    return [...this.#pending].flatMap(([accountId, seen]) =>
      [...seen].map(([cardId, at]) => ({ accountId, cardId, at })),
    );
  }

  #remove(written: readonly Sighting[]): void {
    for (const { accountId, cardId } of written) {
      const seen = this.#pending.get(accountId);
      seen?.delete(cardId);
      if (seen?.size === 0) this.#pending.delete(accountId);
    }
  }
}
