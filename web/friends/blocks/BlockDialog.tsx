import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';
import { useBlock } from '../queries.ts';
import { toastFailure } from '../toasts.ts';

interface BlockDialogProps {
  child: { id: string; displayName: string };
  open: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

/** Asked about first: it hides two children from each other everywhere. */
export function BlockDialog({ child, open, onClose, onBlocked }: BlockDialogProps): ReactNode {
  const { mutate, isPending } = useBlock();
  const block = (): void =>
    mutate(child.id, {
      onSuccess: () => {
        onClose();
        showToast({ title: t('friends.blocked') });
        onBlocked?.();
      },
      onError: toastFailure,
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      picture={<Pip mood="thinking" size={96} />}
      title={t('friends.block.title', { name: child.displayName })}
      description={t('friends.block.text')}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button look="danger" pending={isPending} onClick={block}>
            {t('friends.block.yes')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('friends.block.no')}
          </Button>
        </>
      }
    >
      <p className="text-center">{t('friends.block.grownUp')}</p>
    </Dialog>
  );
}
