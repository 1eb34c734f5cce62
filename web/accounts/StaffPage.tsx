import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function StaffPage(): ReactNode {
  usePageTitle('StaffPage');
  return (
    <Page>
      <h1>StaffPage</h1>
    </Page>
  );
}
