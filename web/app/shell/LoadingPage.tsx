import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/index.ts';
import { userKey } from '../query-client.ts';

/** Shown until the session is known, or if it could not be fetched. */
export function LoadingPage({ failed = false }: { failed?: boolean }): ReactNode {
  return failed ? <Unreachable /> : <Loading />;
}

export function Loading(): ReactNode {
  return (
    <div className="grid min-h-dvh place-items-center text-4xl text-leaf">
      <Spinner label={t('ui.loading')} />
    </div>
  );
}

function Unreachable(): ReactNode {
  const client = useQueryClient();
  return (
    <Page>
      <EmptyState
        mood="sleeping"
        title={t('app.unreachable.title')}
        action={<Button onClick={() => client.resetQueries({ queryKey: userKey })}>{t('ui.tryAgain')}</Button>}
      >
        {t('app.unreachable')}
      </EmptyState>
    </Page>
  );
}
