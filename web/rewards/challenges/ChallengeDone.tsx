import { type ReactNode, useEffect, useRef } from 'react';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { useClaim } from './claim.ts';

interface ChallengeDoneProps {
  /** What the child gets, as text. */
  reward: string;
  onClose: () => void;
}

/** Shown when the whole daily challenge is done. */
export function ChallengeDone({ reward, onClose }: ChallengeDoneProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim();
  useEffect(() => playSound('levelup'), []);
  const claimAndClose = (): void => {
    claim();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={claimAndClose}
      tone="sun"
      title={t('rewards.challenges.all')}
      description={t('rewards.challenges.all.text', { reward })}
      picture={<MyPip mood="cheering" size={190} />}
      focusFirst={button}
      actions={
        <Button ref={button} size="large" onClick={claimAndClose}>
          {t('rewards.challenges.claim')}
        </Button>
      }
    >
      <Confetti pieces={50} />
    </Dialog>
  );
}
