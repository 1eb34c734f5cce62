import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';

const pages = [
  ['/admin', 'admin.dashboard'],
  ['/admin/people', 'admin.people'],
  ['/admin/staff', 'admin.staff'],
  ['/admin/messages', 'admin.messages'],
  ['/admin/mails', 'admin.mails'],
  ['/admin/riddles', 'admin.riddles'],
  ['/admin/cards', 'admin.cards'],
  ['/admin/filter', 'admin.filter'],
  ['/admin/retention', 'admin.retention'],
  ['/admin/settings', 'admin.settings'],
  ['/admin/setup', 'admin.setup'],
  ['/admin/guide', 'admin.guide'],
] as const;

/** The frame of all admin pages: navigation and title. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title);
  return (
    <Page width="wide">
      <nav aria-label={t('admin.pages')} className="flex flex-wrap gap-1">
        {pages.map(([to, label]) => (
          <NavItem key={to} in="tight" to={to} end label={t(label)} />
        ))}
      </nav>
      <h1>{title}</h1>
      {children}
    </Page>
  );
}
