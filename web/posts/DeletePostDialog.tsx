import { type ReactNode, type RefObject, useRef } from 'react';
import type { OwnPost } from '#contract/posts.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

interface DeletePostDialogProps {
  /** What is about to go. */
  post: Pick<OwnPost, 'id' | 'title'>;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
  onYes: (post: Pick<OwnPost, 'id' | 'title'>) => void;
}

/** Asks once more. The focus starts on the button that keeps it. */
export function DeletePostDialog({ post, focusAfter, onClose, onYes }: DeletePostDialogProps): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('posts.delete.title')}
      description={`“${post.title}” ${t('posts.delete.text')}`}
      picture={<Pip mood="thinking" size={120} />}
      focusFirst={keep}
      focusAfter={focusAfter}
      actions={
        <>
          <Button look="danger" onClick={() => onYes(post)}>
            {t('posts.delete.yes')}
          </Button>
          <Button ref={keep} look="secondary" onClick={onClose}>
            {t('posts.delete.no')}
          </Button>
        </>
      }
    />
  );
}
