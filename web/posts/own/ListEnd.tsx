import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { t } from '../messages/own/index.ts';
import type { usePostsBy } from './queries.ts';

interface ListEndProps {
  list: Pick<
    ReturnType<typeof usePostsBy>,
    'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What could not be done, before the reason. */
  failed?: string | undefined;
}

/** Below a list of posts: the way to more of them, or why it could not be loaded. */
export function ListEnd({ list, failed }: ListEndProps): ReactNode {
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (error)
    return (
      <div role="alert" className="mt-3 flex flex-col items-start gap-3">
        <p>
          {failed} {sentenceFor(error)}
        </p>
        <Button look="secondary" onClick={() => void refetch()}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    );
  return (
    <MoreButton
      className="mt-4"
      more={hasNextPage ? () => void fetchNextPage({ cancelRefetch: false }) : undefined}
      pending={isFetchingNextPage}
    >
      {t('posts.own.more')}
    </MoreButton>
  );
}
