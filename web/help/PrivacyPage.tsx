import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Page } from '#web/ui/Page.tsx';

export function PrivacyPage(): ReactNode {
  usePageTitle('PrivacyPage');
  return (
    <Page>
      <h1>PrivacyPage</h1>
    </Page>
  );
}
