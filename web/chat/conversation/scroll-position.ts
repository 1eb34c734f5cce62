import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Being this close to the end counts as being there, in px. */
const NEAR = 80;

export interface Earlier {
  readonly isThere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  load: () => void;
}

interface ScrollPosition {
  box: RefObject<HTMLDivElement | null>;
  top: RefObject<HTMLDivElement | null>;
  /** How many new messages are below the visible part. */
  below: number;
  toEnd: () => void;
}

/**
 * Keeps the scroll position: at the end and after the child's own message, new messages move up. Anywhere else nothing moves,
 * even when earlier messages load above.
 */
export function useScrollPosition(
  messages: readonly { readonly id: string }[],
  { unsent, isTyping }: { readonly unsent: number; readonly isTyping: boolean },
  earlier: Earlier,
): ScrollPosition {
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  const before = useRef({ height: 0, first: '', count: 0, unsent: 0, isAtEnd: true });
  const first = messages[0]?.id ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands below the messages moves the end, too
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const { height, first: firstBefore, count, unsent: unsentBefore, isAtEnd } = before.current;
    const grown = element.scrollHeight - height;
    if (isAtEnd || unsent > unsentBefore) element.scrollTop = element.scrollHeight;
    else if (first !== firstBefore) element.scrollTop += grown;
    else if (messages.length > count) setBelow((waiting) => waiting + messages.length - count);
    before.current = {
      height: element.scrollHeight,
      first,
      count: messages.length,
      unsent,
      isAtEnd: isNearEnd(element),
    };
  }, [first, messages.length, unsent, isTyping]);

  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const look = (): void => {
      before.current.isAtEnd = isNearEnd(element);
      if (before.current.isAtEnd) setBelow(0);
    };
    // An on-screen keyboard makes the box smaller.
    const keep = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look, { passive: true });
    keep.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      keep.disconnect();
    };
  }, []);

  useEarlierInSight(box, top, earlier);

  return {
    box,
    top,
    below,
    toEnd: () => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
      setBelow(0);
    },
  };
}

/** Loads earlier messages as soon as the first one is in view. */
function useEarlierInSight(
  box: RefObject<HTMLDivElement | null>,
  top: RefObject<HTMLDivElement | null>,
  earlier: Earlier,
): void {
  const loadEarlier = useEffectEvent(() => {
    if (earlier.isThere && !earlier.isLoading && !earlier.hasFailed) earlier.load();
  });
  useEffect(() => {
    const { current: element } = top;
    if (!element) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && loadEarlier(), { root: box.current });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, top]);
}

function isNearEnd(element: HTMLElement): boolean {
  return element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
}
