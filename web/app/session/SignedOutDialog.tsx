import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/signed-out/index.ts';

const texts = {
  signed_out: 'app.signedOut.text',
  account_closing: 'app.accountClosing.text',
  wrong_address: 'app.accountClosing.stranger',
} as const;
export type SignedOutBecause = keyof typeof texts;

export function isClosing(reason: string): reason is Exclude<SignedOutBecause, 'signed_out'> {
  return reason === 'account_closing' || reason === 'wrong_address';
}

interface SignedOutDialogProps {
  because: SignedOutBecause;
  onClose: () => void;
}

export function SignedOutDialog({ because, onClose }: SignedOutDialogProps): ReactNode {
  const closes = isClosing(because);
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Pip mood={closes ? 'sorry' : 'sleeping'} size={120} />}
      title={t(closes ? 'app.accountClosing' : 'app.signedOut')}
      description={t(texts[because])}
      actions={<Button onClick={onClose}>{t(closes ? 'app.accountClosing.ok' : 'app.signedOut.ok')}</Button>}
    />
  );
}
