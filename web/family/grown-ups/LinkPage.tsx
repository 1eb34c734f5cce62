import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { FamilyBar } from '../home/FamilyBar.tsx';
import { t } from '../messages/grown-ups/index.ts';

interface LinkPageProps {
  title: string;
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The server refuses links that were cut off or never ours. To try again would not help. */
export function isNoLink(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'invalid';
}

/** The page behind a mailed link: one question, in a frame of its own. */
export function LinkPage({ title, isLoading, error, onRetry, children }: LinkPageProps): ReactNode {
  usePageTitle(title);
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Page>
        <Card className="mx-auto flex w-full max-w-140 flex-col gap-4 sm:p-8" aria-busy={isLoading}>
          {isLoading && <Skeleton lines={5} />}
          {error && (
            <EmptyState mood="sorry" title={title} action={<Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}>
              {sentenceFor(error)}
            </EmptyState>
          )}
          {!isLoading && !error && (
            <>
              <Pip size={72} mood="happy" />
              <h1 className="break-words max-sm:text-2xl">{title}</h1>
              {children}
            </>
          )}
        </Card>
      </Page>
    </>
  );
}

/** The outcome, or the reason why the link no longer works. */
export function LinkResult({ title, text, action }: { title: string; text: string; action?: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p className="text-pretty">{text}</p>
      {action}
    </div>
  );
}
