import { AsyncLocalStorage } from 'node:async_hooks';

const patience = new AsyncLocalStorage<true>();

/** Queries of this work may take minutes, on connections of their own: nobody waits for its answer. */
export function unhurried<T>(work: () => T): T {
  return patience.run(true, work);
}

export function isUnhurried(): boolean {
  return patience.getStore() ?? false;
}
