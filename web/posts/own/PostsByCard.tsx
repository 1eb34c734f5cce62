import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { ListedPost } from '#contract/posts.ts';
import { useIsReported } from '#web/safety/reported.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { getBadge } from '../kinds.ts';
import { t } from '../messages/own/index.ts';
import { usePostWithChanges } from '../post-changes.ts';
import { timeAgo } from '../time-ago.ts';
import { ListEnd } from './ListEnd.tsx';
import { usePostsBy } from './queries.ts';

/** The posts of another child that this reader may see, newest first. */
export function PostsByCard({ id: userId }: { id: string }): ReactNode {
  const id = useId();
  const list = usePostsBy(userId);
  const { data, isLoading } = list;
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  return (
    <Card aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id}>{t('posts.by')}</h2>
      {isLoading && <Skeleton lines={4} className="mt-4" />}
      {data && posts.length === 0 && <p className="mt-1 text-ink-soft">{t('posts.by.none')}</p>}
      {posts.length > 0 && (
        <ul className="mt-1 flex flex-col ruled">
          {posts.map((post) => (
            <PostLine key={post.id} post={post} />
          ))}
        </ul>
      )}
      <ListEnd list={list} />
    </Card>
  );
}

function PostLine({ post: given }: { post: ListedPost }): ReactNode {
  const [now] = useState(Date.now);
  const post = usePostWithChanges(given);
  const isReported = useIsReported(post.id);
  if (post.isGone || isReported) return null;
  const badge = getBadge(post.category);
  return (
    <li>
      <Link
        to={`/post/${post.id}/comments`}
        className="-mx-2 block rounded-button px-2 py-3 transition-colors hover:bg-mist"
      >
        <span dir="auto" className="wrap-anywhere block font-bold font-display text-lg leading-snug">
          <EmojiText>{post.title}</EmojiText>
        </span>
        <span dir="auto" className="wrap-anywhere mt-1 line-clamp-2">
          <EmojiText>{post.content}</EmojiText>
        </span>
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Chip tone={badge.tone}>
            <Emoji of={badge.emoji} /> {t(badge.label)}
          </Chip>
          <span>{t('posts.likes', { count: post.likesCount })}</span>
          <time dateTime={post.createdAt}>{timeAgo(post.createdAt, now)}</time>
        </span>
      </Link>
    </li>
  );
}
