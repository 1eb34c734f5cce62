import { type ReactNode, useId, useRef, useState } from 'react';
import type { OwnPost } from '#contract/posts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/posts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { EmojiText } from '#web/ui/EmojiText.tsx';
import { showToast } from '#web/ui/show-toast.ts';
import { playSound } from '#web/ui/sound.ts';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { useDeletePost } from './queries.ts';
import { timeAgo } from './time-ago.ts';
import { Words } from './Words.tsx';

/** So many are shown before somebody asks for the rest. */
const SHOWN = 1;

/** Own posts that nobody else sees as yet, newest first. */
export function WaitingPosts({ posts }: { posts: readonly OwnPost[] }): ReactNode {
  const id = useId();
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<OwnPost>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate } = useDeletePost({
    onDeleted: () => showToast({ title: t('posts.deleted'), emoji: '🗑️' }),
    onRefused: (error) => {
      playSound('error');
      showToast({ title: t('posts.delete.failed'), description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const rest = posts.length - SHOWN;
  return (
    <>
      {posts.length > 0 && (
        <Card tone="sun" aria-labelledby={id}>
          <h2 ref={heading} id={id} tabIndex={-1} className="sr-only">
            {t('posts.waiting.list')}
          </h2>
          <ul className="flex flex-col divide-y-2 divide-line">
            {(all ? posts : posts.slice(0, SHOWN)).map((post) => (
              <WaitingPost key={post.id} post={post} onDelete={() => setLeaving(post)} />
            ))}
          </ul>
          {rest > 0 && (
            <Button look="ghost" className="-mb-3 -ms-5" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('posts.waiting.fewer') : t('posts.waiting.more', { count: rest })}
            </Button>
          )}
        </Card>
      )}
      <DeletePostDialog
        post={leaving}
        focusAfter={heading}
        onNo={() => setLeaving(undefined)}
        onYes={(post) => {
          setLeaving(undefined);
          mutate(post.id);
        }}
      />
    </>
  );
}

function WaitingPost({ post, onDelete }: { post: OwnPost; onDelete: () => void }): ReactNode {
  const [now] = useState(Date.now);
  const { title, content, createdAt } = post;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip tone="sun">
          <Emoji of="⏳" /> {t('posts.waiting')}
        </Chip>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {timeAgo(createdAt, now)}
        </time>
      </div>
      <h3 className="mt-3" dir="auto">
        <EmojiText>{title}</EmojiText>
      </h3>
      <Words text={content} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 flex-1 basis-52 text-ink-soft text-sm">{t('posts.heldFirst')}</p>
        <Button
          look="ghost"
          tone="lotus"
          className="-me-5 ms-auto"
          aria-label={t('posts.deleteOf', { title })}
          onClick={onDelete}
        >
          <Emoji of="🗑️" size={22} /> {t('posts.delete')}
        </Button>
      </div>
    </li>
  );
}
