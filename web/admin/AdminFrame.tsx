import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { AdminMenu, AdminRow } from './AdminNav.tsx';

/** The frame of all admin pages: navigation and title. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title);
  const isWide = useWide();
  return (
    <Page width="wide">
      {isWide && <AdminRow />}
      <div className="flex items-center gap-4">
        <h1 className="min-w-0">{title}</h1>
        {isWide === false && <AdminMenu />}
      </div>
      {children}
    </Page>
  );
}
