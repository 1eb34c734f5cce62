import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. Undefined in server-side rendering, which does not know. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
}
