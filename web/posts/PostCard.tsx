import { type ReactNode, useId, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { currentLocale } from '#web/app/messages/index.ts';
import { t } from '#web/app/messages/posts.ts';
import { useIsTold } from '#web/safety/told.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { EmojiText } from '#web/ui/EmojiText.tsx';
import { badgeOf } from './kinds.ts';
import { ReadToMe } from './ReadToMe.tsx';
import { timeAgo } from './time-ago.ts';
import { Words } from './Words.tsx';

interface PostCardProps {
  post: Post;
  /** What its reader can do about it. */
  actions?: ReactNode;
}

/** What another child has written, to be read. */
export function PostCard({ post, actions }: PostCardProps): ReactNode {
  const id = useId();
  if (useIsTold(post.id)) return null;
  return (
    <Card as="article" aria-labelledby={`${id}-title`}>
      <Heading post={post} />
      <h2 id={`${id}-title`} className="mt-4">
        <EmojiText>{post.title}</EmojiText>
      </h2>
      {post.imageUrl !== null && (
        <img
          src={post.imageUrl}
          alt={t('posts.drawingBy', { name: post.user.displayName, title: post.title })}
          width={PAPER_WIDTH}
          height={PAPER_HEIGHT}
          loading="lazy"
          decoding="async"
          className="mt-3 h-auto w-full rounded-button border-2 border-line bg-mist object-contain"
        />
      )}
      <Words text={post.content} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Count emoji="❤️" count={post.likesCount} label={t('posts.likes', { count: post.likesCount })} />
        <Count emoji="💬" count={post.commentsCount} label={t('posts.comments', { count: post.commentsCount })} />
        {actions ? (
          <div className="-me-3 ms-auto inline-flex items-center">
            <ReadToMe text={`${post.title}. ${post.content}`} />
            {actions}
          </div>
        ) : (
          <ReadToMe text={`${post.title}. ${post.content}`} className="-me-5 ms-auto" />
        )}
      </div>
    </Card>
  );
}

function Heading({ post: { user, createdAt, category } }: { post: Post }): ReactNode {
  const [now] = useState(Date.now);
  return (
    <div className="flex items-center gap-3">
      <Avatar emoji={user.avatar.emoji} background={user.avatar.background} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 truncate font-bold font-display text-lg leading-tight">
            <bdi>{user.displayName}</bdi>
          </p>
          <Badge category={category} />
        </div>
        <p className="text-ink-soft text-sm leading-snug">
          <time dateTime={createdAt}>
            {t('posts.levelAndTime', { level: user.level, time: timeAgo(createdAt, now) })}
          </time>
        </p>
      </div>
    </div>
  );
}

function Badge({ category }: { category: Post['category'] }): ReactNode {
  const { emoji, tone, label } = badgeOf(category);
  return (
    <Chip tone={tone} className="shrink-0">
      <Emoji of={emoji} /> {t(label)}
    </Chip>
  );
}

function Count({ emoji, count, label }: { emoji: string; count: number; label: string }): ReactNode {
  return (
    <Chip tone="quiet" className="min-h-10 px-4 text-base">
      <Emoji of={emoji} />
      <span aria-hidden="true" className="even-digits">
        {count.toLocaleString(currentLocale())}
      </span>
      <span className="sr-only">{label}</span>
    </Chip>
  );
}
