import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/admin.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';

/** What an admin has to fix. */
export function Warnings({
  needsTrustProxy,
  urgentMail,
  overdueRefunds,
}: Pick<Dashboard, 'needsTrustProxy' | 'urgentMail' | 'overdueRefunds'>): ReactNode {
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
      {overdueRefunds > 0 && (
        <Callout tone="lotus" emoji="💰" title={t('admin.refunds', { count: overdueRefunds })}>
          {t('admin.refundsText')}
        </Callout>
      )}
    </>
  );
}
