import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function FeedPage(): ReactNode {
  usePageTitle('FeedPage');
  return (
    <Page>
      <h1>FeedPage</h1>
    </Page>
  );
}
