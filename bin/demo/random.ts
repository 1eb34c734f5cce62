import { createRandom } from '#server/platform/random.ts';

/** Random choices that are the same in each demo. */
export class Random {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = createRandom(seed);
  }

  /** An independent sequence, for a part that draws more or fewer numbers later. */
  fork(): Random {
    return new Random(this.next() * 2 ** 32);
  }

  /** A number between the two. */
  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** True with this probability, in percent. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, at: this.next() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ one }) => one);
  }
}
