import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/app/api.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The result of a call; a placeholder until it arrives, and after a failure the reason with what to do. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && isExplainedByCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  if (error) return <LoadFailed title={t('friends.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-busy="true" aria-label={t('friends.loading')}>
      {[0, 1, 2].map((line) => (
        <div key={line} className="flex items-center gap-4 py-3">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton lines={2} className="flex-1" />
        </div>
      ))}
    </Card>
  );
}
