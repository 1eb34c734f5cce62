/**
 * Options of an LRU cache with so many entries at most. Its own option `max` makes room for all of them at once, which takes
 * ten milliseconds and some megabytes of each start, and most instances are small.
 */
export function atMost(entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
