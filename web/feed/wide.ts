import { useSyncExternalStore } from 'react';

// As --breakpoint-wide in web/ui/style/tokens.css.
const query = '(min-width: 68.75rem)';

/**
 * Whether there is room for the columns at the sides. What is not seen on a phone is not fetched there either.
 * Undefined where the page is drawn on the server, which does not know.
 */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onChange,
    () => matchMedia(query).matches,
    () => undefined,
  );
}

function onChange(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
