import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function HelpPage(): ReactNode {
  usePageTitle('HelpPage');
  return (
    <Page>
      <h1>HelpPage</h1>
    </Page>
  );
}
