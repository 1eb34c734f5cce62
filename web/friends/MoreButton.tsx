import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from './messages/index.ts';

/** Brings the next page of a list, where there is one. */
export function MoreButton({
  rest: { more, isLoading },
}: {
  rest: { readonly more: (() => void) | undefined; readonly isLoading: boolean };
}): ReactNode {
  if (!more) return null;
  return (
    <Button look="secondary" className="mt-4" pending={isLoading} onClick={more}>
      {t('friends.more')}
    </Button>
  );
}
