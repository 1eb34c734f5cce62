import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/admin.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';

/** What an admin has to fix. */
export function Warnings({
  needsTrustProxy,
  urgentMail,
}: Pick<Dashboard, 'needsTrustProxy' | 'urgentMail'>): ReactNode {
  return (
    <>
      {needsTrustProxy && (
        <Callout emoji="🔧" tone="lotus" title={t('admin.proxy')}>
          {t('admin.proxy.text')}
        </Callout>
      )}
      {urgentMail !== 'works' && (
        <Callout tone="lotus" emoji="🚨" title={t(`admin.urgent.${urgentMail}`)}>
          {t(`admin.urgent.${urgentMail}Text`)}
        </Callout>
      )}
    </>
  );
}
