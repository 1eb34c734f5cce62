import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from './messages/index.ts';

interface MoreProps {
  of: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown };
}

/** Brings the next page of a list, where there is one. */
export function More({ of: list }: MoreProps): ReactNode {
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
