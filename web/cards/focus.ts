import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to an element when it comes to stand in the place of what was used: its button or field is gone, and
 * the focus with it. If the focus is somewhere else by then, it stays there.
 */
export function useFocusWhen<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current && isFocusLost()) element.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return element;
}

/** Back to the field for the next try, unless the child has gone on to something else. */
export function refocus(field: HTMLInputElement | null): void {
  if (isFocusLost() || field?.form?.contains(document.activeElement)) field?.focus();
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
