import { type RefObject, useLayoutEffect } from 'react';
import { isBackNavigation } from '#web/app/shell/back-navigation.ts';

/** Below the top bar. */
const TOP = 80;

let place: { item: string; top: number } | undefined;

/**
 * The way back from another page leads to the card that was being read. A number of pixels would miss it, because cards
 * that are not laid out yet only guess their height.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: here } = list;
    const kept = place;
    const frame = kept && isBackNavigation() && here ? requestAnimationFrame(() => scrollToPosition(here, kept, 3)) : 0;
    return () => {
      cancelAnimationFrame(frame);
      if (here) place = positionIn(here);
    };
    // Only when the page comes and goes.
  }, [list]);
}

function positionIn(list: HTMLElement): typeof place {
  for (const card of list.querySelectorAll<HTMLElement>('[data-item]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > TOP) return { item: card.dataset['item'] ?? '', top };
  }
  return undefined;
}

/** What comes near is laid out and may move the rest, so it aims a few times. */
function scrollToPosition(list: HTMLElement, { item, top }: { item: string; top: number }, tries: number): void {
  const card = list.querySelector(`[data-item="${CSS.escape(item)}"]`);
  if (!card) return;
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (tries > 1) requestAnimationFrame(() => scrollToPosition(list, { item, top }, tries - 1));
}
