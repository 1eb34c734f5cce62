import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When the part that has the focus disappears, the element with `data-next` gets it. The returned props belong to the area. */
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
