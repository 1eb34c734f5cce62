import { LRUCache } from 'lru-cache';
import { type Library, markDone } from '../cards/index.ts';
import { later, MINUTE } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/statement.ts';

/** Children; a byte for each card and child. */
const MAX_KEPT = 2000;
/** How long after its instant a row may still be on its way into the table. */
const LATE = MINUTE;

interface Known {
  readonly marks: Uint8Array;
  before: Date;
}

/** Remembers what children had done when their last deck began, so that the next one asks only for what came since. */
export class DoneMarks {
  readonly #known = new LRUCache<string, Known>({ max: MAX_KEPT });

  /** 1 at the places of all cards that a child had solved, answered, reacted to or seen before an instant. */
  async before(db: Queryable, library: Library, accountId: string, before: Date): Promise<Uint8Array> {
    const last = this.#known.get(accountId);
    // Nothing leaves the table, so what was done by then stays done; a deck that began earlier must not know of it.
    const known = last && last.before <= before ? last : undefined;
    const marks = known ? known.marks.slice() : new Uint8Array(library.items.length);
    const from = known ? later(known.before, -LATE) : new Date(0);
    await markDone(db, library, { accountId, from, before }, marks);
    this.#keep(accountId, marks, before);
    return marks;
  }

  /** In the memory that a child has already: a new piece for every deck would outlive the young and grow old at once. */
  #keep(accountId: string, marks: Uint8Array, before: Date): void {
    const known = this.#known.get(accountId);
    if (known) {
      known.marks.set(marks);
      known.before = before;
    } else this.#known.set(accountId, { marks: marks.slice(), before });
  }
}
