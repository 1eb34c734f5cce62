import { type ReactNode, useRef, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { useVerifyEmail } from '../queries.ts';
import { forgetDraft } from '../sign-up/draft.ts';
import { CodeForm } from './CodeForm.tsx';
import { forgetPending, type PendingSignUpWithUsername } from './pending.ts';
import { ResendCode } from './ResendCode.tsx';

interface VerifyDialogProps {
  pending: PendingSignUpWithUsername;
  onClose: () => void;
}

/** Asks for the mailed code. It can be closed and opened again while the code is valid. */
export function VerifyDialog({ pending, onClose }: VerifyDialogProps): ReactNode {
  const [goOn, setGoOn] = useState<() => void>();
  const verify = useVerifyEmail(() => {
    deleteTraces();
    playSound('success');
    return new Promise((resolve) => setGoOn(() => resolve));
  });
  const isExpired = verify.error instanceof ApiError && ['gone', 'username_taken'].includes(verify.error.code);
  if (goOn) return <Welcome name={pending.username} onGoOn={goOn} />;
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t(isExpired ? 'accounts.verify.over' : 'accounts.verify.title')}
      description={
        isExpired ? sentenceFor(verify.error) : t(pending.toParent ? 'accounts.verify.parent' : 'accounts.verify.own')
      }
      picture={<Pip size={96} mood={moodAt(verify)} />}
    >
      {isExpired ? (
        <StartAgain onClose={onClose} />
      ) : (
        <>
          <CodeForm pending={pending} verify={verify} onClose={onClose} />
          <ResendCode pending={pending} />
        </>
      )}
    </Dialog>
  );
}

function moodAt({ isPending, isError }: ReturnType<typeof useVerifyEmail>): PipMood {
  if (isPending) return 'thinking';
  return isError ? 'sorry' : 'happy';
}

/** Stays until the child has seen enough of it. */
function Welcome({ name, onGoOn }: { name: string; onGoOn: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onGoOn}
      title={t('accounts.verify.in')}
      description={t('accounts.verify.inText', { name })}
      picture={<Pip size={190} mood="cheering" />}
      focusFirst={button}
      actions={
        <Button ref={button} size="large" wide onClick={onGoOn}>
          {t('accounts.verify.goOn')}
        </Button>
      }
    >
      <Confetti pieces={50} />
    </Dialog>
  );
}

function StartAgain({ onClose }: { onClose: () => void }): ReactNode {
  const startAgain = (): void => {
    onClose();
    forgetPending();
  };
  return (
    <Button wide onClick={startAgain}>
      {t('accounts.verify.startAgain')}
    </Button>
  );
}

function deleteTraces(): void {
  forgetPending();
  forgetDraft();
}
