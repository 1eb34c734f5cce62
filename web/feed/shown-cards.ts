import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FeedPage } from '#contract/feed.ts';
import { userKey } from '#web/app/query-client.ts';
import { sendShownCards } from './queries.ts';

/** Scrolling past is not reading. */
const IN_VIEW_MS = 1000;
/** Cards that follow each other share a call. */
const SEND_AFTER_MS = 3000;

/** Tells the server which cards with `data-read-once-shown` were in view: they grow flowers, and don't come again. */
export function useShownCards(list: RefObject<HTMLElement | null>, count: number, pages: readonly FeedPage[]): void {
  const client = useQueryClient();
  const known = useRef(new Set<string>());
  const send = useEffectEvent((ids: ReadonlySet<string>) => {
    if (client.getQueryData(userKey)) sendShownCards(pages, ids);
  });
  // The list is watched anew when it has grown.
  const watched = pages.length > 0 ? count : 0;
  useEffect(() => {
    if (watched > 0 && list.current) return watchCards(list.current, known.current, (ids) => send(ids));
    return undefined;
  }, [list, watched]);
}

function watchCards(list: HTMLElement, known: Set<string>, send: (ids: ReadonlySet<string>) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const unsent = new Set<string>();
  let sending: ReturnType<typeof setTimeout> | undefined;

  const sendNow = () => {
    clearTimeout(sending);
    sending = undefined;
    if (unsent.size > 0) send(new Set(unsent));
    unsent.clear();
  };
  const recordLater = (card: HTMLElement) => timers.set(card, setTimeout(record, IN_VIEW_MS, card));
  const record = (card: HTMLElement) => {
    if (document.hidden) return recordLater(card);
    const id = idOf(card);
    known.add(id);
    unsent.add(id);
    observer.unobserve(card);
    sending ??= setTimeout(sendNow, SEND_AFTER_MS);
    return undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        clearTimeout(timers.get(entry.target));
        if (isInView(entry)) recordLater(entry.target as HTMLElement);
      }
    },
    { threshold: [0.25, 0.5] },
  );
  for (const card of list.querySelectorAll<HTMLElement>('[data-read-once-shown]'))
    if (!known.has(idOf(card))) observer.observe(card);
  addEventListener('pagehide', sendNow);
  return () => {
    removeEventListener('pagehide', sendNow);
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
    sendNow();
  };
}

function idOf(card: HTMLElement): string {
  return card.dataset['readOnceShown'] ?? '';
}

/** Half of the card, or half of the screen where text is so large that a card has no room on it. */
function isInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);
}
