import { type RefObject, useLayoutEffect } from 'react';
import { isBackNavigation } from '#web/app/shell/back-navigation.ts';

/** Height of the top bar in px. */
const TOP = 80;

let saved: { item: string; top: number } | undefined;

/** Whether the list returns to a card, which may be far down. */
export function restoresScroll(): boolean {
  return saved !== undefined && isBackNavigation();
}

/**
 * Going back returns to the card that was being read. A number of pixels would miss it, because cards that are not laid out
 * yet have an estimated height.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: here } = list;
    const restored = saved;
    const frame =
      restored && isBackNavigation() && here ? requestAnimationFrame(() => scrollToPosition(here, restored, 3)) : 0;
    return () => {
      cancelAnimationFrame(frame);
      if (here) saved = readPosition(here);
    };
    // Only when the page comes and goes.
  }, [list]);
}

function readPosition(list: HTMLElement): typeof saved {
  for (const card of list.querySelectorAll<HTMLElement>('[data-item]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > TOP) return { item: card.dataset['item'] ?? '', top };
  }
  return undefined;
}

/** Cards that come into view are laid out and may move others, so it scrolls a few times. */
function scrollToPosition(list: HTMLElement, { item, top }: { item: string; top: number }, tries: number): void {
  const card = list.querySelector(`[data-item="${CSS.escape(item)}"]`);
  if (!card) return;
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (tries > 1) requestAnimationFrame(() => scrollToPosition(list, { item, top }, tries - 1));
}
