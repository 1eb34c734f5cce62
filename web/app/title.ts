import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { t } from './messages/index.ts';

// The first page is read from its top by itself; from then on each new one is announced by its heading.
let shownPage: string | undefined;

/** Says where one is: the document's title, and after a navigation the focus on the page's heading. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    document.title = t('app.title', { title });
  }, [title]);

  useEffect(() => {
    const isNew = shownPage !== undefined && shownPage !== pathname;
    shownPage = pathname;
    if (!isNew) return;
    if (!isBack) scrollTo(0, 0);
    focusHeading();
  }, [pathname, isBack]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
