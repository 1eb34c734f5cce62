import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';
import { useDeletePost } from './own/queries.ts';

const DeletePostDialog = lazyDialog(() => import('./DeletePostDialog.tsx').then((file) => file.DeletePostDialog));
const fetchAhead = (): void => void DeletePostDialog.load().catch(() => undefined);

interface DeletePostButtonProps {
  post: Pick<Post, 'id' | 'title'>;
  /** Nothing is left on this page then: leads to the pond. */
  leads?: boolean | undefined;
  className?: string | undefined;
}

/** Takes an own post away, once it was asked again. */
export function DeletePostButton({ post, leads = false, className }: DeletePostButtonProps): ReactNode {
  const [asks, setAsks] = useState(false);
  const [, navigate] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate } = useDeletePost({
    onDeleted: () => {
      showToast({ title: t('posts.deleted'), emoji: '🗑️' });
      if (leads) navigate('/', { replace: true });
    },
    onRefused: (error) => {
      playSound('error');
      showToast({ title: t('posts.delete.failed'), description: sentenceFor(error), tone: 'destructive' });
    },
  });
  return (
    <>
      <IconButton
        ref={button}
        label={t('posts.deleteOf', { title: post.title })}
        title={t('posts.delete')}
        onClick={() => setAsks(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className={className}
      >
        <Emoji of="🗑️" size={24} />
      </IconButton>
      {asks && (
        <DeletePostDialog
          post={post}
          focusAfter={button}
          onClose={() => setAsks(false)}
          onYes={({ id }) => {
            setAsks(false);
            mutate(id);
          }}
        />
      )}
    </>
  );
}
