import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When the focused element disappears, the element with `data-next` gets the focus. Spread the returned props on the area. */
export function useKeptFocus(area: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || area.current?.contains(document.activeElement)) return;
    area.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
