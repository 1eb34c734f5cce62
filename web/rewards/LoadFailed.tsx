import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { t } from './messages/index.ts';

export function LoadFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <EmptyState
      title={t('rewards.loadFailed')}
      mood="sorry"
      action={<Button onClick={onRetry}>{t('rewards.tryAgain')}</Button>}
    >
      {t('rewards.loadFailed.text')}
    </EmptyState>
  );
}
