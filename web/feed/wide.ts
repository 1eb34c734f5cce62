import { useSyncExternalStore } from 'react';

// As --breakpoint-wide in web/ui/style/tokens.css.
const query = '(min-width: 68.75rem)';

/**
 * Whether there is space for side columns. Phones do not fetch what they do not show. Undefined in server-side rendering,
 * which does not know.
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
