import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what has just opened, and not to what was open from the start. */
export function useFocusWhen<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const target = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
