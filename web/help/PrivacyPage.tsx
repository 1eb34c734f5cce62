import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help-policies.ts';
import { page } from '#web/app/page.tsx';
import { PolicyPage } from './policies/PolicyPage.tsx';

const ForKids = page(() => import('./policies/PrivacyForKids.tsx').then((file) => file.PrivacyForKids));
const ForGrownUps = page(() => import('./policies/PrivacyForGrownUps.tsx').then((file) => file.PrivacyForGrownUps));

export function PrivacyPage(): ReactNode {
  return (
    <PolicyPage
      name={t('help.privacy')}
      title={t('help.privacy')}
      lead={t('help.privacy.lead')}
      kids={(facts) => <ForKids facts={facts} />}
      grownUps={(facts) => <ForGrownUps facts={facts} />}
    />
  );
}
