import { type ReactNode, useState } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/index.ts';
import { useRemove } from '../queries.ts';
import { toastFailure } from '../toasts.ts';

export function RemoveButton({ profile: { id, displayName: name } }: { profile: PublicProfile }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useRemove();
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        setIsOpen(false);
        showToast({ title: t('friends.removed') });
      },
      onError: toastFailure,
    });
  return (
    <>
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        {t('friends.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('friends.remove.title', { name })}
        description={t('friends.remove.text')}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button look="danger" pending={isPending} onClick={remove}>
              {t('friends.remove.yes')}
            </Button>
            <Button look="secondary" onClick={() => setIsOpen(false)}>
              {t('friends.remove.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
