import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function ProfilePage(): ReactNode {
  usePageTitle('ProfilePage');
  return (
    <Page>
      <h1>ProfilePage</h1>
    </Page>
  );
}
