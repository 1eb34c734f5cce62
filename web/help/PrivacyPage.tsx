import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { t } from './messages/policies/index.ts';
import { changedOn } from './policies/changed-on.ts';
import { PolicyPage } from './policies/PolicyPage.tsx';

const ForKids = lazyPage(() => import('./policies/PrivacyForKids.tsx').then((file) => file.PrivacyForKids));
const ForGrownUps = lazyPage(() => import('./policies/PrivacyForGrownUps.tsx').then((file) => file.PrivacyForGrownUps));

export function PrivacyPage(): ReactNode {
  return (
    <PolicyPage
      changedOn={changedOn.privacy}
      name={t('help.privacy')}
      titles={{ kids: t('help.privacy'), 'grown-ups': t('help.privacy') }}
      leads={{ kids: t('help.privacy.lead'), 'grown-ups': t('help.privacy.lead.grownUps') }}
      kids={(facts) => <ForKids facts={facts} />}
      grownUps={(facts) => <ForGrownUps facts={facts} />}
    />
  );
}
