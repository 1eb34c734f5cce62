import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs work that no user waits for: its queries may take minutes, on connections of their own. */
export function runInBackground<T>(work: () => T): T {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() ?? false;
}
