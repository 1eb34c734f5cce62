import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function LandingPage(): ReactNode {
  usePageTitle('LandingPage');
  return (
    <Page>
      <h1>LandingPage</h1>
    </Page>
  );
}
