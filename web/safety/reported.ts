import { useSyncExternalStore } from 'react';

// What a child reported on this page disappears at once, even if a cached answer still contains it.
const reportedIds = new Set<string>();
const listeners = new Set<() => void>();

export function hideReported(id: string): void {
  reportedIds.add(id);
  for (const listener of listeners) listener();
}

export function useIsReported(id: string): boolean {
  return useSyncExternalStore(
    listen,
    () => reportedIds.has(id),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
