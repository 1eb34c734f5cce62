/** Letters of a UUID, and with the comma behind it. */
const LETTERS = 36;
const STEP = LETTERS + 1;

/** Ids as the database hands them out, joined by commas: a deck keeps hundreds, and one text takes half of their memory. */
export class IdList {
  readonly length: number;
  readonly #joined: string;

  constructor(joined: string) {
    this.#joined = joined;
    this.length = Math.ceil(joined.length / STEP);
  }

  at(place: number): string {
    return this.#joined.slice(place * STEP, place * STEP + LETTERS);
  }

  /** The same ids with one of them, or another one, before all others. */
  withFirst(id: string): IdList {
    return new IdList([id, ...this.all().filter((other) => other !== id)].join());
  }

  all(): string[] {
    return this.length === 0 ? [] : this.#joined.split(',');
  }
}
