import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/answers/index.ts';
import { useConsent, useMarkConsentSeen } from './queries.ts';

/** Celebrates once that a parent has given consent, and shows what is open now, also when more opens meanwhile. */
export function ConsentGrantedDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { data: own } = useConsent();
  const scopes = own?.status === 'granted' ? own.scopes : [];
  const { mutate } = useMarkConsentSeen();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => playSound('success'), []);
  const close = (): void => {
    mutate();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      tone="leaf"
      title={t('family.news.title')}
      description={t(scopes.length > 0 ? 'family.news.open' : 'family.news.none')}
      picture={<Pip mood="cheering" size={160} />}
      focusFirst={goOn}
      size="small"
      actions={
        <Button ref={goOn} size="large" tone="leaf" onClick={close}>
          {t('family.news.close')}
        </Button>
      }
    >
      <Confetti pieces={40} />
      <ul className="mx-auto flex w-fit flex-col gap-1 text-lg">
        {scopes.map((scope) => (
          <li key={scope} className="flex gap-2">
            <span aria-hidden="true" className="text-leaf-deep">
              ✓
            </span>
            {t(`family.opens.${scope}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
