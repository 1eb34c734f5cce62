import type { ReactNode } from 'react';
import { ApiError } from '#web/app/api.ts';
import { isOffline, LoadFailed } from '#web/app/LoadFailed.tsx';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { t } from '../messages/comments/index.ts';

interface FailedProps {
  title: string;
  error: Error;
  tryAgain: () => void;
}

/** Explains a failed load and what to do: ask a grown-up, wait for the network or try again. */
export function CommentsFailed({ title, error, tryAgain }: FailedProps): ReactNode {
  if (error instanceof ApiError && isExplainedByCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  if (!isOffline(error)) return <LoadFailed title={title} error={error} onRetry={tryAgain} />;
  return (
    <LoadFailed title={t('posts.comments.offline')} error={error} onRetry={tryAgain}>
      {t('posts.comments.offlineText')}
    </LoadFailed>
  );
}
