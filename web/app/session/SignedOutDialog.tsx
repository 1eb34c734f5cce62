import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/signed-out/index.ts';

export type SignedOutBecause = 'signed_out' | 'account_closing';

interface SignedOutDialogProps {
  because: SignedOutBecause;
  onClose: () => void;
}

export function SignedOutDialog({ because, onClose }: SignedOutDialogProps): ReactNode {
  const isClosing = because === 'account_closing';
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Pip mood={isClosing ? 'sorry' : 'sleeping'} size={120} />}
      title={t(isClosing ? 'app.accountClosing' : 'app.signedOut')}
      description={t(isClosing ? 'app.accountClosing.text' : 'app.signedOut.text')}
      actions={<Button onClick={onClose}>{t(isClosing ? 'app.accountClosing.ok' : 'app.signedOut.ok')}</Button>}
    />
  );
}
