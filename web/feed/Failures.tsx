import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/index.ts';
import { hasCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { isOldDeck } from './queries.ts';

interface FailedProps {
  error: Error;
  tryAgain: () => void;
}

/** Nothing could be shown. Without a network it comes by itself as soon as there is one again. */
export function FirstPageFailed({ error, tryAgain }: FailedProps): ReactNode {
  if (error instanceof ApiError && hasCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  const offline = isOffline(error);
  return (
    <div role="alert">
      <EmptyState
        mood={offline ? 'sleeping' : 'sorry'}
        title={t(offline ? 'feed.offlineTitle' : 'feed.errorTitle')}
        action={<Button onClick={tryAgain}>{t('ui.tryAgain')}</Button>}
      >
        {offline ? t('feed.offlineHint') : sentenceFor(error)}
      </EmptyState>
    </div>
  );
}

/** What is loaded stays. */
export function NextPageFailed({ error, tryAgain }: FailedProps): ReactNode {
  const isOld = isOldDeck(error);
  const title = t(isOld ? 'feed.oldDeckTitle' : isOffline(error) ? 'feed.offlineTitle' : 'feed.moreFailed');
  return (
    <div role="alert">
      <Callout
        tone={isOld ? 'sky' : 'lotus'}
        emoji={isOld ? '🃏' : '🙈'}
        title={title}
        action={<Button onClick={tryAgain}>{t(isOld ? 'feed.freshCards' : 'ui.tryAgain')}</Button>}
      >
        {isOld ? undefined : isOffline(error) ? t('feed.offlineHint') : sentenceFor(error)}
      </Callout>
    </div>
  );
}

function isOffline(error: Error): boolean {
  return error instanceof ApiError && error.code === 'offline' && !navigator.onLine;
}
