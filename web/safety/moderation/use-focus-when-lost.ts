import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that was pressed may be gone with what it was about. The focus then goes on to what is shown instead, and does not
 * fall back to the start of the page. `shown` is undefined while that loads.
 */
export function useFocusWhenLost<T extends HTMLElement>(shown: string | null | undefined): RefObject<T | null> {
  const target = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined) return;
    const hasChanged = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (hasChanged && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [shown]);
  return target;
}
