import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { t } from './messages/policies/index.ts';
import { changedOn } from './policies/changed-on.ts';
import { PolicyPage } from './policies/PolicyPage.tsx';

const ForKids = lazyPage(() => import('./policies/TermsForKids.tsx').then((file) => file.TermsForKids));
const ForGrownUps = lazyPage(() => import('./policies/TermsForGrownUps.tsx').then((file) => file.TermsForGrownUps));

export function TermsPage(): ReactNode {
  return (
    <PolicyPage
      changedOn={changedOn.terms}
      name={t('help.terms')}
      titles={{ kids: t('help.terms.title'), 'grown-ups': t('help.terms') }}
      leads={{ kids: t('help.terms.lead'), 'grown-ups': t('help.terms.lead.grownUps') }}
      kids={(facts) => <ForKids facts={facts} />}
      grownUps={(facts) => <ForGrownUps facts={facts} />}
    />
  );
}
