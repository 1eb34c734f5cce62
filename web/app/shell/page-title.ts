import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { t } from '../messages/index.ts';
import { isBackNavigation } from './back-navigation.ts';

// Screen readers read the first page by themselves; later pages get the focus on their heading.
let shownPage: string | undefined;

/** Sets the document's title, and after a navigation focuses the page's heading. */
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
