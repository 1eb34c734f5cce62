import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { COMMENT_MAX } from '#contract/comments.ts';
import { sentenceFor } from '#web/app/api.ts';
import { ComfortCard } from '#web/safety/comfort/ComfortCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/comments/index.ts';
import { WritingHint } from '../write/WritingHint.tsx';
import { useCommentComposer } from './comment-composer.ts';

/** The field for a comment. After sending it is empty and keeps the focus. */
export function CommentForm({ userId, postId }: { userId: string; postId: string }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [needsComfort, setNeedsComfort] = useState(false);
  const { content, error, failures, isSending, write, send } = useCommentComposer(userId, postId, {
    onSent: (answer) => {
      setNeedsComfort(answer.needsComfort);
      if (answer.needsComfort) return;
      const isHeld = answer.status === 'held';
      showToast({
        title: t(isHeld ? 'posts.comments.held' : 'posts.comments.sent'),
        ...(isHeld ? { description: t('posts.comments.heldFirst') } : {}),
        tone: 'success',
      });
    },
    onFailed: (error) => {
      playSound('error');
      showToast({ title: t('posts.comments.notSent'), description: sentenceFor(error), tone: 'destructive' });
    },
  });
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextAreaField
        name="content"
        label={t('posts.comments.write')}
        hint={
          <>
            {error === undefined && `${t('posts.comments.hint')} `}
            <Count length={content.trim().length} />
          </>
        }
        error={error}
        counter={
          <Button type="submit" pending={isSending} className="mt-3 shrink-0">
            {t('posts.comments.send')}
          </Button>
        }
        value={content}
        onChange={(event) => write(event.target.value)}
        readOnly={isSending}
        rows={2}
        placeholder={t('posts.comments.begin')}
        dir="auto"
      />
      {!needsComfort && <WritingHint text={error === undefined ? content : ''} context="comment" />}
      {needsComfort && <ComfortCard onClose={() => setNeedsComfort(false)} />}
    </form>
  );
}

/** Screen readers announce it only near the limit. */
function Count({ length }: { length: number }): ReactNode {
  const left = COMMENT_MAX - length;
  const isNear = left <= 50;
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden="true"
        className={cx(
          'font-display font-semibold text-label even-digits',
          isNear ? 'text-lotus-deep' : 'text-ink-soft',
        )}
      >
        {t('posts.comments.counter', { length, max: COMMENT_MAX })}
      </span>
      <span role="status" className="sr-only">
        {isNear && left % 5 === 0 ? lettersLeft(left) : ''}
      </span>
    </span>
  );
}

function lettersLeft(left: number): string {
  return left < 0 ? t('posts.tooMany', { count: -left }) : t('ui.lettersLeft', { count: left });
}
