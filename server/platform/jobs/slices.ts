import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds. */
const SLICE = 8;

/** Maps items in short slices, and lets the event loop run between two of them. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  now: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = [];
  let since = now();
  for (const item of items) {
    if (now() - since >= SLICE) {
      await nextTurn();
      since = now();
    }
    results.push(work(item));
  }
  return results;
}
