import type { ReactNode } from 'react';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { t } from './messages/index.ts';

/** Brings the next page of a list, where there is one. */
export function MoreFriendsButton({
  rest: { more, isLoading },
}: {
  rest: { readonly more: (() => void) | undefined; readonly isLoading: boolean };
}): ReactNode {
  return (
    <MoreButton className="mt-4" more={more} pending={isLoading}>
      {t('friends.more')}
    </MoreButton>
  );
}
