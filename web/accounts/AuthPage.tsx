import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function AuthPage(): ReactNode {
  usePageTitle('AuthPage');
  return (
    <Page>
      <h1>AuthPage</h1>
    </Page>
  );
}
