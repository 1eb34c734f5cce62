import type { Random } from '#contract/rules/random.ts';
import { createFastRandom } from '#server/platform/random.ts';

/** True with this probability, in percent. */
export function percent(random: Random, probability: number): boolean {
  return random() * 100 < probability;
}

/** A number between the two. */
export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min);
}

/** An integer from 0 up to, but not including, `limit`. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Undefined when there is nothing to pick from. */
export function pickIfAny<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[below(random, items.length)];
}

/** An independent sequence, for a part that draws more or fewer numbers later. */
export function fork(random: Random): Random {
  return createFastRandom(random() * 2 ** 32);
}
