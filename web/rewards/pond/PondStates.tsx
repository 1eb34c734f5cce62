import type { ReactNode } from 'react';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/pond/index.ts';
import './pond.css';

export function PondSkeleton(): ReactNode {
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className="rewards-pond-page">
      <Skeleton className="rewards-pond-scene" />
    </main>
  );
}

export function PondFailed({ error, onAgain }: { error: Error; onAgain: () => void }): ReactNode {
  return (
    <Page>
      <Card>
        <LoadFailed title={t('rewards.pond.failed')} error={error} onRetry={onAgain} />
      </Card>
    </Page>
  );
}

/** Looks the same for a pond that doesn't exist and one that the reader may not visit. */
export function PondClosed(): ReactNode {
  return (
    <Page>
      <Card>
        <h1 className="sr-only">{t('rewards.pond.notFound')}</h1>
        <EmptyState
          title={t('rewards.pond.notFound')}
          action={<Button to="/friends">{t('rewards.pond.toBuddies')}</Button>}
        >
          {t('rewards.pond.notFound.text')}
        </EmptyState>
      </Card>
    </Page>
  );
}
