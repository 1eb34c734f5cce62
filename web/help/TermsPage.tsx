import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function TermsPage(): ReactNode {
  usePageTitle('TermsPage');
  return (
    <Page>
      <h1>TermsPage</h1>
    </Page>
  );
}
