import type { ReactNode } from 'react';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { t } from './messages/index.ts';

interface LoadMoreButtonProps {
  of: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
}

/** Loads the next page of a list, if there is one. */
export function LoadMoreButton({ of: list }: LoadMoreButtonProps): ReactNode {
  return (
    <MoreButton
      className="mt-4"
      more={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      pending={list.isFetchingNextPage}
    >
      {t('admin.more')}
    </MoreButton>
  );
}
