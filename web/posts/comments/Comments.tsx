import type { ReactNode } from 'react';
import type { CommentPage } from '#contract/comments.ts';
import type { Post } from '#contract/posts.ts';
import { useUser } from '#web/app/session/session.ts';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { keepFocusInRows } from '#web/ui/controls/row-focus.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/comments/index.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import { CommentsFailed } from './CommentsFailed.tsx';
import { useComments } from './queries.ts';

/** The comment form and the comments on a post, newest first. */
export function Comments({ post }: { post: Post }): ReactNode {
  const user = useUser();
  const { data, error, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useComments(post.id);
  const [first] = data?.pages ?? [];
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  return (
    <section aria-labelledby="talk" aria-busy={isLoading} className="flex flex-col gap-4">
      <h2 id="talk" tabIndex={-1}>
        {first ? t('posts.comments', { count: first.count }) : t('posts.comments.title')}
      </h2>
      {first?.can.comment && (
        <Card tone="leaf" padding="small">
          <CommentForm key={`${user.id} ${post.id}`} userId={user.id} postId={post.id} />
        </Card>
      )}
      {first && !first.can.comment && (
        <Callout emoji="🤝" tone="sky">
          {t('posts.comments.buddiesOnly', { name: post.user.displayName })}
        </Callout>
      )}
      {isLoading && <Loading />}
      {comments.length > 0 && (
        <ul ref={keepFocusInRows} aria-label={t('posts.comments.title')} className="flex flex-col gap-3">
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} canHide={first?.can.hide ?? false} authorId={post.user.id} />
          ))}
        </ul>
      )}
      {first && comments.length === 0 && (
        <EmptyState mood="happy" title={t('posts.comments.empty')}>
          {t(emptyText(first, post.user.id === user.id))}
        </EmptyState>
      )}
      {error && <CommentsFailed title={t('posts.comments.failed')} error={error} tryAgain={() => void refetch()} />}
      <MoreButton
        className="self-center"
        more={hasNextPage && !error ? () => void fetchNextPage() : undefined}
        pending={isFetchingNextPage}
      >
        {t('posts.comments.more')}
      </MoreButton>
    </section>
  );
}

function emptyText({ can }: CommentPage, isOwn: boolean) {
  if (isOwn) return 'posts.comments.emptyOwn';
  return can.comment ? 'posts.comments.emptyWrite' : 'posts.comments.emptyRead';
}

function Loading(): ReactNode {
  return (
    <Card as="div" padding="small" aria-hidden="true">
      <span className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-32 rounded-sm" />
      </span>
      <Skeleton lines={2} className="mt-3" />
    </Card>
  );
}
