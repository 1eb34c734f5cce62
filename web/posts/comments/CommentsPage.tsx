import { type MouseEvent, type ReactNode, useState } from 'react';
import { useParams } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { ApiError } from '#web/app/api.ts';
import { isBackNavigation } from '#web/app/shell/back-navigation.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { t } from '../messages/comments/index.ts';
import { PostCard } from '../PostCard.tsx';
import { usePostWithChanges } from '../post-changes.ts';
import { Comments } from './Comments.tsx';
import { CommentsFailed } from './CommentsFailed.tsx';
import { usePost } from './queries.ts';

const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] wide:gap-7';

/** One post with its comments: below it, or beside it where there is space. */
export function CommentsPage(): ReactNode {
  const { postId = '' } = useParams();
  usePageTitle(t('posts.comments.title'));
  return (
    <Page width={useWide() ? 'wide' : 'reading'}>
      <Back />
      <OnePost key={postId} id={postId} />
    </Page>
  );
}

function OnePost({ id }: { id: string }): ReactNode {
  const { data, error, refetch } = usePost(id);
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')) return <NotFound />;
  if (data) return <Found post={data} />;
  if (!error) return <Loading />;
  return (
    <>
      <h1 className="sr-only">{t('posts.comments.title')}</h1>
      <CommentsFailed title={t('posts.comments.postFailed')} error={error} tryAgain={() => void refetch()} />
    </>
  );
}

function Found({ post }: { post: Post }): ReactNode {
  const { isGone } = usePostWithChanges(post);
  return isGone ? (
    <NotFound />
  ) : (
    <div className={columns}>
      <PostCard post={post} alone />
      <Comments post={post} />
    </div>
  );
}

/** Goes back like the browser's button. On the first page of a visit it links to the feed. */
function Back(): ReactNode {
  const [isFirst] = useState(isBackNavigation);
  const goBack = (event: MouseEvent): void => {
    if (isFirst || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Button look="ghost" to="/" onClick={goBack} className="-ms-5 -mb-3! self-start">
      <span aria-hidden="true" className="rtl:-scale-x-100">
        ←
      </span>
      {t('posts.comments.back')}
    </Button>
  );
}

function NotFound(): ReactNode {
  return (
    <>
      <h1 className="sr-only">{t('posts.comments.title')}</h1>
      <EmptyState title={t('posts.comments.notFound')} action={<Button to="/">{t('posts.back')}</Button>}>
        {t('posts.comments.notFoundText')}
      </EmptyState>
    </>
  );
}

function Loading(): ReactNode {
  return (
    <div role="status" className={columns}>
      <span className="sr-only">{t('posts.comments.loading')}</span>
      <Card as="div" aria-hidden="true" className="min-h-60">
        <span className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-6 w-40 rounded-sm" />
        </span>
        <Skeleton className="mt-5 h-8 w-3/4 rounded-sm" />
        <Skeleton lines={3} className="mt-4" />
      </Card>
    </div>
  );
}
