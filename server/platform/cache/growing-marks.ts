import { LRUCache } from 'lru-cache';
import { later, MINUTE } from '../clock.ts';
import { atMost } from './at-most.ts';

/** With fewer than are in use at a time, each load would begin anew. */
const MAX_KEYS = 10_000;
/** How long after its instant a row may still be on its way into the table. */
const MAX_DELAY = MINUTE;

interface Known {
  readonly marks: Uint8Array;
  before: Date;
}

/**
 * Marks that are only ever added, as one byte a place, remembered by key. Loading them again adds only what came since the
 * last time.
 */
export class GrowingMarks {
  readonly #known = new LRUCache<string, Known>(atMost(MAX_KEYS));

  /** The marks as they were before an instant. `add` sets those of a span: from an instant up to, but not including, `before`. */
  async load(
    key: string,
    size: number,
    before: Date,
    add: (marks: Uint8Array, from: Date) => Promise<void>,
  ): Promise<Uint8Array> {
    const last = this.#known.get(key);
    const known = last && last.before <= before ? last : undefined;
    const marks = known ? known.marks.slice() : new Uint8Array(size);
    await add(marks, known ? later(known.before, -MAX_DELAY) : new Date(0));
    this.#remember(key, marks, before);
    return marks;
  }

  /** Reuses the memory of the key: a new array each time would live long enough to cost the garbage collector. */
  #remember(key: string, marks: Uint8Array, before: Date): void {
    const known = this.#known.get(key);
    if (!known) {
      this.#known.set(key, { marks: marks.slice(), before });
      return;
    }
    known.marks.set(marks);
    known.before = before;
  }
}
