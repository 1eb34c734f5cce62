import { useSyncExternalStore } from 'react';

// As --breakpoint-wide in web/ui/tokens.css.
const query = '(min-width: 68.75rem)';

/** Whether there is room for the columns at the sides. What is not seen on a phone is not fetched there either. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

function onChange(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
