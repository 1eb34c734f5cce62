import { markSeen, type Sighting } from '../cards/index.ts';
import type { Db } from '../platform/db/db.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import type { Log } from '../platform/log.ts';

/** Milliseconds for which sightings are gathered before they are written. */
const GATHERED_FOR = 2000;
/** More than this are not kept when the database is away: a fact shown twice does no harm. */
const MAX_KEPT = 20_000;

/** Facts and posters that were shown, on their way to the table: nobody waits for them. */
export class Sightings {
  readonly #db: Db;
  readonly #log: Log;
  readonly #pending = new Map<string, Map<string, Date>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  note(accountId: string, cardIds: readonly string[], at: Date): void {
    if (cardIds.length === 0) return;
    const seen = this.#pending.get(accountId) ?? new Map<string, Date>();
    for (const cardId of cardIds) if (!seen.has(cardId)) seen.set(cardId, at);
    this.#pending.set(accountId, seen);
    this.#timer ??= setTimeout(() => void this.flush(), GATHERED_FOR).unref();
  }

  /** Cards that a child saw before an instant and the table does not know of yet. */
  pendingBefore(accountId: string, before: Date): string[] {
    const seen = this.#pending.get(accountId) ?? new Map<string, Date>();
    return [...seen].filter(([, at]) => at < before).map(([cardId]) => cardId);
  }

  /** Writes what was gathered. What cannot be written is tried again with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const gathered = this.#gathered();
    if (gathered.length === 0) return;
    try {
      await uncounted(() => markSeen(this.#db, gathered));
      this.#forget(gathered);
    } catch (err) {
      this.#log.warn({ err }, 'what was shown could not be noted yet');
      if (gathered.length > MAX_KEPT) this.#forget(gathered);
    }
  }

  #gathered(): Sighting[] {
    return [...this.#pending].flatMap(([accountId, seen]) =>
      [...seen].map(([cardId, at]) => ({ accountId, cardId, at })),
    );
  }

  #forget(written: readonly Sighting[]): void {
    for (const { accountId, cardId } of written) {
      const seen = this.#pending.get(accountId);
      seen?.delete(cardId);
      if (seen?.size === 0) this.#pending.delete(accountId);
    }
  }
}
