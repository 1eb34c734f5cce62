/** Random numbers from 0 up to 1 that are the same in each demo, by mulberry32. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An independent sequence, for a part that draws more or fewer numbers later. */
  apart(): Chance {
    return new Chance(this.number() * 2 ** 32);
  }

  /** A number between the two. */
  between(least: number, most: number): number {
    return least + this.number() * (most - least);
  }

  /** True with this probability, in percent. */
  percent(share: number): boolean {
    return this.number() * 100 < share;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.number() * list.length)];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, at: this.number() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ one }) => one);
  }
}
