import type { ReactNode } from 'react';
import type { BlockedChild } from '#contract/friends.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';
import { useUnblock } from '../queries.ts';
import { toastFailure } from '../toasts.ts';

export function UnblockButton({ child: { id, displayName: name } }: { child: BlockedChild }): ReactNode {
  const { mutate, isPending } = useUnblock();
  const onSuccess = (): void => showToast({ title: t('friends.unblocked'), tone: 'success' });
  return (
    <Button
      look="secondary"
      aria-label={t('friends.unblockOf', { name })}
      pending={isPending}
      onClick={() => mutate(id, { onSuccess, onError: toastFailure })}
    >
      {t('friends.unblock')}
    </Button>
  );
}
