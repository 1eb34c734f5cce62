import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element that replaces the button or field the child has just used, because their focus disappears with
 * them. A focus that is already somewhere else stays there.
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

/** Returns the focus to the field for the next try, unless the child has moved on. */
export function refocus(field: HTMLInputElement | null): void {
  if (isFocusLost() || field?.form?.contains(document.activeElement)) field?.focus();
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
