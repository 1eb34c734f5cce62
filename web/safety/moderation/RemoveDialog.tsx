import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/moderation/index.ts';

interface RemoveDialogProps {
  open: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** Asks once more before an account is removed. The focus starts on the button that keeps the account. */
export function RemoveDialog({ open, onClose, onYes }: RemoveDialogProps): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('safety.moderation.removeTitle')}
      description={t('safety.moderation.removeText')}
      focusFirst={keep}
      actions={
        <>
          <Button look="danger" onClick={onYes}>
            {t('safety.moderation.removeYes')}
          </Button>
          <Button ref={keep} look="secondary" onClick={onClose}>
            {t('safety.moderation.removeNo')}
          </Button>
        </>
      }
    />
  );
}
