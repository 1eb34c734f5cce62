import type { ReactNode } from 'react';
import { SureDialog } from '#web/ui/overlays/SureDialog.tsx';
import { t } from '../messages/casework/index.ts';

interface RemoveDialogProps {
  /** A colleague has asked for the removal. */
  isSecond: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** The first person asks for a removal, the second one removes the account. */
export function RemoveDialog({ isSecond, onClose, onYes }: RemoveDialogProps): ReactNode {
  return (
    <SureDialog
      title={t(isSecond ? 'safety.casework.removeNowTitle' : 'safety.moderation.removeTitle')}
      yes={t(isSecond ? 'safety.casework.removeNowYes' : 'safety.moderation.removeYes')}
      no={t('safety.moderation.removeNo')}
      onClose={onClose}
      onYes={onYes}
    >
      {t(isSecond ? 'safety.casework.removeNowText' : 'safety.moderation.removeText')}
    </SureDialog>
  );
}
