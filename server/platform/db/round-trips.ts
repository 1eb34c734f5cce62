import { AsyncLocalStorage } from 'node:async_hooks';

/** Counts how often one request waits for the database. A test allows three. */
const counter = new AsyncLocalStorage<{ count: number }>();

export function countRoundTrips<T>(work: () => T): T {
  return counter.run({ count: 0 }, work);
}

export function uncounted<T>(work: () => T): T {
  return counter.exit(work);
}

export function roundTrip(): void {
  const current = counter.getStore();
  if (current) current.count += 1;
}

export function roundTripsSoFar(): number {
  return counter.getStore()?.count ?? 0;
}
