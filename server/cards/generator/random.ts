/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error('there is nothing to pick from');
  return chosen;
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
