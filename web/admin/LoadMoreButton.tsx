import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from './messages/index.ts';

interface LoadMoreButtonProps {
  of: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
}

/** Loads the next page of a list, if there is one. */
export function LoadMoreButton({ of: list }: LoadMoreButtonProps): ReactNode {
  if (!list.hasNextPage) return null;
  return (
    <Button
      look="secondary"
      className="mt-4"
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('admin.more')}
    </Button>
  );
}
