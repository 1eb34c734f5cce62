import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a heading again when what it stands above has changed. On a phone it may lie above the screen, if the child has just said
 * something or was at work further down. At the start of the screen it leaves most room for what it stands above.
 */
export function useInView(part: unknown, block: 'nearest' | 'start' = 'nearest'): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the part changes
  useEffect(() => {
    heading.current?.scrollIntoView({ block });
  }, [part]);
  return heading;
}
