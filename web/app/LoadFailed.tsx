import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { ApiError, sentenceFor } from './api.ts';
import { t } from './messages/index.ts';

interface LoadFailedProps {
  /** What couldn't be loaded. */
  title: string;
  error: Error;
  onRetry: () => void;
  /** Other ways to go on. */
  more?: ReactNode;
  /** Instead of the sentence about the error. */
  children?: ReactNode;
  small?: boolean | undefined;
  /** Of the page, for its button. */
  tone?: Tone | undefined;
}

/** In place of what couldn't be loaded: why, and a button to try again. */
export function LoadFailed({ title, error, onRetry, more, children, small, tone }: LoadFailedProps): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        small={small}
        mood={isOffline(error) ? 'sleeping' : 'sorry'}
        title={title}
        action={
          <>
            <Button tone={tone} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
            {more}
          </>
        }
      >
        {children ?? sentenceFor(error)}
      </EmptyState>
    </div>
  );
}

export function isOffline(error: Error): boolean {
  return error instanceof ApiError && error.code === 'offline' && !navigator.onLine;
}
