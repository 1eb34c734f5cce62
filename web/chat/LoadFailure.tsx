import type { ReactNode } from 'react';
import { ApiError } from '#web/app/api.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { t } from './messages/index.ts';

interface LoadFailureProps {
  error: Error;
  tryAgain: () => void;
  /** Another way to continue. */
  children?: ReactNode;
}

/** Shown in place of what couldn't be loaded. */
export function LoadFailure({ error, tryAgain, children }: LoadFailureProps): ReactNode {
  if (error instanceof ApiError && isExplainedByCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  return <LoadFailed title={t('chat.failed')} error={error} onRetry={tryAgain} tone="sky" more={children} />;
}
