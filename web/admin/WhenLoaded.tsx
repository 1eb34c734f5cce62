import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from './messages/index.ts';

interface WhenLoadedProps<T> {
  of: { data: T | undefined; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, a skeleton until it is there, or the error with a way to try again. */
export function WhenLoaded<T>({ of: { data, error, refetch }, children }: WhenLoadedProps<T>): ReactNode {
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  return (
    <Callout tone="lotus" live action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}>
      {sentenceFor(error)}
    </Callout>
  );
}
