import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { t } from '../messages/comments/index.ts';

interface FailedProps {
  title: string;
  error: Error;
  tryAgain: () => void;
}

/** Explains a failed load and what to do: ask a grown-up, wait for the network or try again. */
export function LoadFailed({ title, error, tryAgain }: FailedProps): ReactNode {
  if (error instanceof ApiError && isExplainedByCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  const offline = error instanceof ApiError && error.code === 'offline' && !navigator.onLine;
  return (
    <div role="alert">
      <EmptyState
        mood={offline ? 'sleeping' : 'sorry'}
        title={offline ? t('posts.comments.offline') : title}
        action={<Button onClick={tryAgain}>{t('ui.tryAgain')}</Button>}
      >
        {offline ? t('posts.comments.offlineText') : sentenceFor(error)}
      </EmptyState>
    </div>
  );
}
