import { type RefObject, useRef } from 'react';

/** Focuses a section's heading when its button disappears, so that keyboard users continue there and not at the top. */
export function useFocus(): [RefObject<HTMLHeadingElement | null>, () => void] {
  const heading = useRef<HTMLHeadingElement>(null);
  return [heading, () => heading.current?.focus({ preventScroll: true })];
}
