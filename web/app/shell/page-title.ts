import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { t } from '../messages/index.ts';
import { isBackNavigation } from './back-navigation.ts';
import { focusWayBack, rememberWayBack } from './way-back.ts';

// Screen readers read the first page by themselves; later pages get the focus on their heading.
let shownPage: string | undefined;
let focusedHeading: HTMLElement | undefined;

// In the capture phase, to run before the router takes the page away.
if (typeof window !== 'undefined')
  addEventListener('pushState', () => shownPage !== undefined && rememberWayBack(shownPage), { capture: true });

/**
 * Sets the document's title. After a navigation it focuses the page's heading, and on the way back the link that had led away. If loading
 * replaces a focused heading, the new one gets the focus.
 */
export function usePageTitle(title: string): void {
  const [path] = useLocation();

  useEffect(() => {
    document.title = t('app.title', { title });
  }, [title]);

  useEffect(() => {
    const isNew = shownPage !== undefined && shownPage !== path;
    shownPage = path;
    if (!isNew) return;
    if (!isBackNavigation()) scrollTo(0, 0);
    else if (focusWayBack(path)) return;
    focusHeading();
  }, [path]);

  // Runs again when the page is shown again after it was suspended.
  useLayoutEffect(() => {
    if (focusedHeading && shownPage === path && document.activeElement === document.body) focusHeading();
  }, [path]);

  useEffect(() => {
    if (focusedHeading?.isConnected === false && document.activeElement === document.body) focusHeading();
  });
}

/** For a page that replaces one part by another at the same URL: the focus moves to the new part. */
export function useFocusAfterChange(part: unknown): void {
  const before = useRef(part);
  useEffect(() => {
    if (before.current !== part && document.activeElement === document.body) focusHeading();
    before.current = part;
  }, [part]);
}

/** The first visible heading, else the page itself. */
function focusHeading(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main h1, main')) {
    if (heading.matches('main') && heading.querySelector('h1')) continue;
    focusedHeading = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement !== heading) continue;
    if (heading.matches('main')) passFocusToHeading(heading);
    return;
  }
}

/** Some pages have no heading until they are loaded. It then gets the focus, unless the focus has moved in the meantime. */
function passFocusToHeading(page: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== page || !page.isConnected;
    if (!isElsewhere && !page.querySelector('h1')) return;
    observer.disconnect();
    if (!isElsewhere) focusHeading();
  });
  observer.observe(page, { childList: true, subtree: true });
}
