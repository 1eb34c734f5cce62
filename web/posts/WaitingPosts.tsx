import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OwnPost } from '#contract/posts.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { sentenceFor } from '#web/app/api.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from './messages/index.ts';
import { useDeletePost } from './own/queries.ts';
import { timeAgo } from './time-ago.ts';
import { reviewSentence } from './usual-wait.ts';

const DeletePostDialog = lazyDialog(() => import('./DeletePostDialog.tsx').then((file) => file.DeletePostDialog));

/** What a folded list shows of the newest one. */
const FOLDED_LETTERS = 80;

interface WaitingPostsProps {
  posts: readonly OwnPost[];
  usualWaitMinutes: number | null;
}

/** Own posts that nobody else can see yet, newest first. */
export function WaitingPosts({ posts, usualWaitMinutes }: WaitingPostsProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<OwnPost>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate } = useDeletePost({
    onDeleted: () => showToast({ title: t('posts.deleted'), emoji: '🗑️' }),
    onRefused: (error) => {
      playSound('error');
      showToast({ title: t('posts.delete.failed'), description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const hasPosts = posts.length > 0;
  // It comes with the first waiting post, so that it is there without a network too.
  useEffect(() => {
    if (hasPosts) DeletePostDialog.load().catch(() => undefined);
  }, [hasPosts]);
  const rest = posts.length - 1;
  const canFold = rest > 0 || (posts[0]?.content ?? '').length > FOLDED_LETTERS;
  return (
    <>
      {hasPosts && (
        <Card tone="sun" aria-labelledby={id}>
          <h2 ref={heading} id={id} tabIndex={-1} className="sr-only">
            {t('posts.waiting.list')}
          </h2>
          <ul className="flex flex-col ruled">
            {(open ? posts : posts.slice(0, 1)).map((post) => (
              <WaitingPost key={post.id} post={post} open={open} onDelete={() => setLeaving(post)} />
            ))}
          </ul>
          <p className="mt-2 text-ink-soft text-sm">{reviewSentence(usualWaitMinutes)}</p>
          {canFold && (
            <div className="-ms-5 -mb-4">
              <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? t('posts.showLess') : rest > 0 ? t('posts.waiting.more', { count: rest }) : t('posts.readMore')}
              </Button>
            </div>
          )}
        </Card>
      )}
      {leaving && (
        <DeletePostDialog
          post={leaving}
          focusAfter={heading}
          onClose={() => setLeaving(undefined)}
          onYes={(post) => {
            setLeaving(undefined);
            mutate(post.id);
          }}
        />
      )}
    </>
  );
}

interface WaitingPostProps {
  post: OwnPost;
  /** Shown whole. */
  open: boolean;
  onDelete: () => void;
}

function WaitingPost({ post: { title, content, imageUrl, createdAt }, open, onDelete }: WaitingPostProps): ReactNode {
  const [now] = useState(Date.now);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-2">
        <Chip tone="sun" className="min-w-0 wrap-anywhere">
          <Emoji of="⏳" /> {t('posts.waiting')}
        </Chip>
        <IconButton
          label={t('posts.deleteOf', { title })}
          title={t('posts.delete')}
          className="-me-2 -my-2"
          onClick={onDelete}
        >
          <Emoji of="🗑️" size={26} />
        </IconButton>
      </div>
      <h3 className="mt-3" dir="auto">
        <EmojiText>{title}</EmojiText>
      </h3>
      {imageUrl !== null && (
        <img
          src={imageUrl}
          alt={t('posts.ownDrawing', { title })}
          width={PAPER_WIDTH}
          height={PAPER_HEIGHT}
          decoding="async"
          className={cx('mt-2 h-auto rounded-button border-2 border-line', open ? 'w-full' : 'w-32')}
        />
      )}
      <p dir="auto" className={cx('mt-1', open ? 'whitespace-pre-line' : 'truncate')}>
        <EmojiText>{content}</EmojiText>
      </p>
      {open && (
        <p className="mt-1 text-ink-soft text-sm">
          <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
        </p>
      )}
    </li>
  );
}
