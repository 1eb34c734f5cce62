/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * The same numbers for the same seed. Uses sfc32, whose 128 bits of state are too many to search, so that nobody can work out
 * hidden cards from the ones they have seen.
 */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = [1, 2, 3, 4].map((nth) => hash(seed, nth)) as [number, number, number, number];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}

/** An integer from `from` to `to`, inclusive. */
export function integer(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('there is nothing to pick from');
  return items[integer(random, 0, items.length - 1)] as Item;
}

/** Fisher-Yates shuffle. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = integer(random, 0, last);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** FNV-1a over UTF-16 units, with a different start value for each `nth`. */
function hash(text: string, nth: number): number {
  let mixed = Math.imul(0x811c9dc5, nth * 2 + 1);
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed ^ (mixed >>> 15);
}
