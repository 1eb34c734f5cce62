import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { ListedPost } from '#contract/posts.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { keepFocusInRows } from '#web/ui/controls/row-focus.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DeletePostButton } from '../DeletePostButton.tsx';
import { getBadge } from '../kinds.ts';
import { t } from '../messages/own/index.ts';
import { usePostChanges, usePostWithChanges } from '../post-changes.ts';
import { timeAgo } from '../time-ago.ts';
import { ListEnd } from './ListEnd.tsx';
import { useOwnPosts } from './queries.ts';

/** A child's own posts with those that wait, each a line; the way to its page, and to take it away. */
export function MyPosts(): ReactNode {
  const id = useId();
  const user = useUser();
  const list = useOwnPosts(user.id);
  const { data, isLoading, hasNextPage } = list;
  const changes = usePostChanges();
  const posts = data?.pages.flatMap((page) => page.posts).filter((post) => !changes[post.id]?.isGone) ?? [];
  return (
    <Card aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} tabIndex={-1}>
        {t('posts.own')}
      </h2>
      {isLoading && (
        <div role="status" className="mt-4">
          <span className="sr-only">{t('posts.own.loading')}</span>
          <Skeleton lines={7} />
        </div>
      )}
      {data && posts.length === 0 && !hasNextPage && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <p className="font-bold">{t('posts.own.empty')}</p>
          <p className="text-ink-soft">{t(user.can.writePosts ? 'posts.own.emptyText' : 'posts.own.emptyClosed')}</p>
          {user.can.writePosts && <Button to="/create-post">{t('posts.own.write')}</Button>}
        </div>
      )}
      {posts.length > 0 && (
        <ul ref={keepFocusInRows} className="mt-2 flex flex-col ruled">
          {posts.map((post) => (
            <OwnLine key={post.id} post={post} />
          ))}
        </ul>
      )}
      <ListEnd list={list} failed={t('posts.own.failed')} />
    </Card>
  );
}

function OwnLine({ post: given }: { post: ListedPost }): ReactNode {
  const [now] = useState(Date.now);
  const post = usePostWithChanges(given);
  const { id, title, status, createdAt, likesCount, commentsCount } = post;
  const badge = getBadge(post.category);
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <h3 dir="auto" className="wrap-anywhere text-lg">
          {status === 'held' ? (
            <EmojiText>{title}</EmojiText>
          ) : (
            <Link to={`/post/${id}/comments`} className="hover:underline">
              <EmojiText>{title}</EmojiText>
            </Link>
          )}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          {status === 'held' ? (
            <Chip tone="sun">
              <Emoji of="⏳" /> {t('posts.waiting')}
            </Chip>
          ) : (
            <>
              <Chip tone={badge.tone}>
                <Emoji of={badge.emoji} /> {t(badge.label)}
              </Chip>
              <span>{t('posts.likes', { count: likesCount })}</span>
              <span>{t('posts.comments', { count: commentsCount })}</span>
            </>
          )}
          <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
        </p>
      </div>
      <DeletePostButton post={post} className="-me-2 self-start" />
    </li>
  );
}
