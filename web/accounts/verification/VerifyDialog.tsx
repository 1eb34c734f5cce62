import { type ReactNode, useState } from 'react';
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

const CELEBRATION_MS = 1200;

interface VerifyDialogProps {
  pending: PendingSignUpWithUsername;
  onClose: () => void;
}

/** Asks for the mailed code. It can be closed and opened again while the code is valid. */
export function VerifyDialog({ pending, onClose }: VerifyDialogProps): ReactNode {
  const [isVerified, setIsVerified] = useState(false);
  const verify = useVerifyEmail(async () => {
    deleteTraces();
    setIsVerified(true);
    playSound('success');
    await new Promise((resolve) => setTimeout(resolve, CELEBRATION_MS));
  });
  const isExpired = verify.error instanceof ApiError && ['gone', 'username_taken'].includes(verify.error.code);
  if (isVerified) return <Welcome name={pending.username} />;
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

/** Shown for a moment before the feed opens by itself. */
function Welcome({ name }: { name: string }): ReactNode {
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={t('accounts.verify.in')}
      description={t('accounts.verify.inText', { name })}
      picture={<Pip size={190} mood="cheering" />}
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
