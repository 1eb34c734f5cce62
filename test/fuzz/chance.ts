import { createRandom } from '#server/platform/random.ts';

/** Choices that are the same for the same seed. */
export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = createRandom(seed);
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** True with this probability, in percent. */
  percent(chance: number): boolean {
    return this.#next() * 100 < chance;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined && choices.length === 0) throw new Error('nothing to choose from');
    return choice as T;
  }
}
