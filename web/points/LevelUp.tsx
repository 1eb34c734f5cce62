import { type ReactNode, useEffect, useRef } from 'react';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';

interface LevelUpProps {
  level: number;
  onClose: () => void;
}

/** The great cheer: a new level. */
export function LevelUp({ level, onClose }: LevelUpProps): ReactNode {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => playSound('levelup'), []);
  return (
    <Dialog
      open
      onClose={onClose}
      tone="sun"
      title={t('points.levelUp', { level })}
      description={t('points.levelUpHint')}
      picture={<MyPip mood="cheering" size={190} />}
      focusFirst={goOn}
      actions={
        <Button ref={goOn} size="large" onClick={onClose}>
          {t('points.continue')}
        </Button>
      }
    >
      <Confetti pieces={80} />
    </Dialog>
  );
}
