import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';
import { useFriendCode, useRenewCode } from './queries.ts';
import { toastFailure } from './toasts.ts';

const COPIED_MS = 3000;

/** The own friend code: made only when it is wanted. */
export function FriendCodeCard(): ReactNode {
  const { data } = useFriendCode();
  const [isNew, setIsNew] = useState(false);
  if (!data) return null;
  return (
    <Card tone="sky">
      <h2>{t('friends.code')}</h2>
      <p className="mt-1 text-ink-soft">{t('friends.code.text')}</p>
      {data.code === null ? (
        <MakeButton onMade={() => setIsNew(true)} />
      ) : (
        <OwnCode code={`${data.code.slice(0, 4)}-${data.code.slice(4)}`} isNew={isNew} />
      )}
    </Card>
  );
}

function MakeButton({ onMade }: { onMade: () => void }): ReactNode {
  const { mutate, isPending } = useRenewCode();
  return (
    <Button
      className="mt-4"
      pending={isPending}
      onClick={() => mutate(undefined, { onSuccess: onMade, onError: toastFailure })}
    >
      {t('friends.code.make')}
    </Button>
  );
}

/** A new code takes the focus of the button that it has replaced, and is read aloud. */
function OwnCode({ code, isNew }: { code: string; isNew: boolean }): ReactNode {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) shown.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      <p
        ref={shown}
        tabIndex={-1}
        className="mt-3 select-all font-bold font-display text-3xl text-tone-deep tracking-widest"
        dir="ltr"
      >
        {code}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copyCode(code)}>{t('friends.code.copy')}</Button>
        <RenewButton code={code} />
      </div>
    </>
  );
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    playSound('click');
    showToast({ title: t('friends.code.copied'), tone: 'success', duration: COPIED_MS });
  } catch {
    // Without https there is no clipboard.
    showToast({ title: t('friends.code.notCopied'), description: t('friends.code.notCopied.text', { code }) });
  }
}

/** A code that others were given ends here, so the child is asked first. */
function RenewButton({ code }: { code: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const { mutate, isPending } = useRenewCode();
  const renew = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        close();
        showToast({
          title: t('friends.code.renewed'),
          description: t('friends.code.renewed.text'),
          tone: 'success',
          emoji: '🔑',
        });
      },
      onError: toastFailure,
    });
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {t('friends.code.renew')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('friends.code.renew.title')}
        description={t('friends.code.renew.text', { code })}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button pending={isPending} onClick={renew}>
              {t('friends.code.renew.yes')}
            </Button>
            <Button look="secondary" onClick={close}>
              {t('friends.code.renew.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
