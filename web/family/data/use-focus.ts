import { type RefObject, useRef } from 'react';

/** For the heading of a part whose button goes away when it is pressed: the keyboard goes on from there, and not from the top. */
export function useFocus(): [RefObject<HTMLHeadingElement | null>, () => void] {
  const heading = useRef<HTMLHeadingElement>(null);
  return [heading, () => heading.current?.focus({ preventScroll: true })];
}
