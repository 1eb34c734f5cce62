import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function ResetPage(): ReactNode {
  usePageTitle('ResetPage');
  return (
    <Page>
      <h1>ResetPage</h1>
    </Page>
  );
}
