import { type RefObject, useEffect } from 'react';

/** With a mouse or a keyboard one can play at once. A finger needs no focus. */
export function useFirstFocus(first: RefObject<HTMLElement | null>, waits = false): void {
  useEffect(() => {
    if (!waits && matchMedia('(pointer: fine)').matches) first.current?.focus({ preventScroll: true });
  }, [first, waits]);
}
