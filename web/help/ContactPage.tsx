import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function ContactPage(): ReactNode {
  usePageTitle('ContactPage');
  return (
    <Page>
      <h1>ContactPage</h1>
    </Page>
  );
}
