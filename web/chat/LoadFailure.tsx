import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
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
  return (
    <div role="alert">
      <EmptyState
        mood="sorry"
        title={t('chat.failed')}
        action={
          <>
            <Button tone="sky" onClick={tryAgain}>
              {t('ui.tryAgain')}
            </Button>
            {children}
          </>
        }
      >
        {sentenceFor(error)}
      </EmptyState>
    </div>
  );
}
