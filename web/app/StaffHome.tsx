import type { ReactNode } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { t } from './messages/app.ts';
import { useUser } from './session.ts';
import { usePageTitle } from './title.ts';

export function StaffHome(): ReactNode {
  const title = t('app.staff.title', { name: useUser().username });
  usePageTitle(title);
  return (
    <Page>
      <div className="flex flex-col items-center px-4 py-8 text-center">
        <Pip size={160} />
        <h1 className="mt-4">{title}</h1>
        <p className="mt-2 text-ink-soft">{t('app.staff.text')}</p>
      </div>
    </Page>
  );
}
