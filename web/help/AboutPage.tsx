import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function AboutPage(): ReactNode {
  usePageTitle('AboutPage');
  return (
    <Page>
      <h1>AboutPage</h1>
    </Page>
  );
}
