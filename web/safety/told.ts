import { useSyncExternalStore } from 'react';

// What was told of on this page is gone at once, also where an older answer still lists it.
const told = new Set<string>();
const listeners = new Set<() => void>();

export function hideTold(id: string): void {
  told.add(id);
  for (const listener of listeners) listener();
}

export function useIsTold(id: string): boolean {
  return useSyncExternalStore(
    listen,
    () => told.has(id),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
