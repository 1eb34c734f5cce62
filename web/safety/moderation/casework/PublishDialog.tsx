import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';

/** Words that sound like a crisis need more than one key to publish. The focus starts on the button that keeps them hidden. */
export function PublishDialog({ onClose, onYes }: { onClose: () => void; onYes: () => void }): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.casework.publishTitle')}
      description={t('safety.casework.publishText')}
      focusFirst={keep}
      actions={
        <>
          <Button ref={keep} look="secondary" onClick={onClose}>
            {t('safety.casework.publishNo')}
          </Button>
          <Button look="danger" onClick={onYes}>
            {t('safety.casework.publishYes')}
          </Button>
        </>
      }
    />
  );
}
