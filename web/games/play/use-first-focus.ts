import { type RefObject, useEffect } from 'react';

/** Focuses the first element for children with a mouse or keyboard. Touch needs no focus. */
export function useFirstFocus(first: RefObject<HTMLElement | null>, waits = false): void {
  useEffect(() => {
    if (!waits && matchMedia('(pointer: fine)').matches) first.current?.focus({ preventScroll: true });
  }, [first, waits]);
}
