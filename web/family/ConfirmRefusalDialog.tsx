import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/consent/index.ts';

interface ConfirmRefusalDialogProps {
  open: boolean;
  name: string;
  text: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Refusing consent erases the account, so this dialog asks for confirmation. */
export function ConfirmRefusalDialog({
  open,
  name,
  text,
  pending,
  onConfirm,
  onClose,
}: ConfirmRefusalDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('consent.no.title', { name })}
      description={text}
      closeLabel={t('ui.close')}
      size="small"
      actions={
        <>
          <Button look="danger" pending={pending} onClick={onConfirm}>
            {t('consent.no.sure')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('consent.back')}
          </Button>
        </>
      }
    />
  );
}
