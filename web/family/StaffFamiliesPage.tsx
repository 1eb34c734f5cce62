import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { SignedFormsCard } from './form-review/SignedFormsCard.tsx';
import { InPersonCard } from './InPersonCard.tsx';
import { InviteGrownUpCard } from './InviteGrownUpCard.tsx';
import { t } from './messages/answers/index.ts';
import { UnblockCard } from './UnblockCard.tsx';

/** What staff do for families. */
export function StaffFamiliesPage(): ReactNode {
  usePageTitle(t('family.staff'));
  return (
    <Page width="wide">
      <div>
        <h1>{t('family.staff')}</h1>
        <p className="text-ink-soft">{t('family.staff.text')}</p>
      </div>
      <SignedFormsCard />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <InPersonCard />
        <div className="flex flex-col gap-6">
          <InviteGrownUpCard />
          <UnblockCard />
        </div>
      </div>
    </Page>
  );
}
