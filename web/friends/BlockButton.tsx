import { type ReactNode, useState } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { t } from '#web/app/messages/friends.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { showToast } from '#web/ui/show-toast.ts';
import { useBlock } from './queries.ts';
import { sayFailed } from './telling.ts';

/** Asked about first: it hides two children from each other everywhere. */
export function BlockButton({ profile: { id, displayName: name } }: { profile: PublicProfile }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useBlock();
  const block = (): void =>
    mutate(id, {
      onSuccess: () => {
        setIsOpen(false);
        showToast({ title: t('friends.blocked') });
      },
      onError: sayFailed,
    });
  return (
    <>
      <Button look="ghost" aria-label={t('friends.blockOf', { name })} onClick={() => setIsOpen(true)}>
        {t('friends.block')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        picture={<Pip mood="thinking" size={96} />}
        title={t('friends.block.title', { name })}
        description={t('friends.block.text')}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button look="danger" pending={isPending} onClick={block}>
              {t('friends.block.yes')}
            </Button>
            <Button look="secondary" onClick={() => setIsOpen(false)}>
              {t('friends.block.no')}
            </Button>
          </>
        }
      >
        <p className="text-center">{t('friends.block.grownUp')}</p>
      </Dialog>
    </>
  );
}
