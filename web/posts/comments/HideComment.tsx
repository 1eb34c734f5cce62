import { type ReactNode, useEffect, useRef } from 'react';
import type { Comment } from '#contract/comments.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/comments/index.ts';
import { useHideComment } from './queries.ts';

/** For the author of the post: no reason is asked, and the comment can come back. */
export function HideCommentButton({ comment }: { comment: Comment }): ReactNode {
  const { mutate, isPending } = useHideComment(comment, showFailure('posts.comments.hideFailed'));
  return (
    <Button
      look="ghost"
      aria-label={t('posts.comments.hideOf', { name: comment.user.displayName })}
      pending={isPending}
      onClick={() => mutate(true)}
    >
      <Emoji of="🙈" size={22} /> {t('posts.comments.hide')}
    </Button>
  );
}

/** Stands where the comment was. The button that hid it is gone, so the focus comes here. */
export function HiddenComment({ comment, title }: { comment: Comment; title: string }): ReactNode {
  const { mutate, isPending } = useHideComment(comment, showFailure('posts.comments.showFailed'));
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card
      as="li"
      padding="small"
      aria-label={title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-dashed"
    >
      <Emoji of="🙈" size={28} />
      <p ref={line} tabIndex={-1} className="min-w-40 flex-1 text-ink-soft">
        {t('posts.comments.hidden')}
      </p>
      <Button look="ghost" pending={isPending} onClick={() => mutate(false)}>
        {t('posts.comments.show')}
      </Button>
    </Card>
  );
}

function showFailure(title: 'posts.comments.hideFailed' | 'posts.comments.showFailed') {
  return (error: Error): void => {
    playSound('error');
    showToast({ title: t(title), description: sentenceFor(error), tone: 'destructive' });
  };
}
