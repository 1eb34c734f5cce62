import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlusIcon } from '#web/ui/controls/icons.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/home/index.ts';

/** Explains that children sign up by themselves, so that only they know their password. */
export function AddChildButton({ email, look }: { email: string; look: 'chip' | 'button' }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      {look === 'button' ? (
        <Button onClick={() => setIsOpen(true)}>{t('family.home.addChild')}</Button>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="flex h-full min-h-13 min-w-13 items-center justify-center gap-2 rounded-full border-2 border-line-strong border-dashed font-display sm:px-4 font-semibold text-ink-soft hover:bg-card hover:text-ink"
        >
          <PlusIcon />
          <span className="max-sm:sr-only">{t('family.home.addChild')}</span>
        </button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('family.add.title')}
        description={t('family.add.text')}
        closeLabel={t('ui.close')}
        actions={<Button to="/auth?tab=sign-up">{t('family.add.button')}</Button>}
      >
        <ol className="list-decimal space-y-2 ps-5">
          <li>{t('family.add.step1')}</li>
          <li className="break-words">{t('family.add.step2', { email })}</li>
          <li>{t('family.add.step3')}</li>
        </ol>
        <p className="mt-4 text-ink-soft text-sm">{t('family.add.elsewhere')}</p>
      </Dialog>
    </>
  );
}
