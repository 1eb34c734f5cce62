import { type RefObject, useEffect } from 'react';

/**
 * A new part of a game takes away what had the focus. Then the focus moves to the new part; it stays where the child has put it
 * meanwhile. On a heading it stands only because nothing better was there.
 */
export function useFreeFocus(target: RefObject<HTMLElement | null>, wanted = true): void {
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('main :is(h1, h2)') === true;
    if (wanted && isFree) target.current?.focus({ preventScroll: true });
  }, [target, wanted]);
}
