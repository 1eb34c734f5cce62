import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { t } from '../messages/index.ts';
import { isBackNavigation } from './back-navigation.ts';

// The first page is read from its top by itself; from then on each new one is announced by its heading.
let shownPage: string | undefined;

/** Says where one is: the document's title, and after a navigation the focus on the page's heading. */
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
    focusHeading();
  }, [path]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
