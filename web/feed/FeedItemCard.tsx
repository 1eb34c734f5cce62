import { memo, type ReactNode, Suspense } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { UntilFirstPage } from '#web/app/shell/first-page.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { getCardKind } from './kinds.ts';

// Loaded with the first post: a feed without buddies has none.
const PostCard = lazyPage(() => import('#web/posts/PostCard.tsx').then((file) => file.PostCard));

interface FeedItemCardProps {
  item: FeedItem;
  /** Must stay the same between renders: of two hundred cards only the one that has changed renders again. */
  change: (item: FeedItem, change: object) => void;
}

export const FeedItemCard = memo(function FeedItemCard({ item, change }: FeedItemCardProps): ReactNode {
  if (item.type === 'post')
    return (
      <Suspense
        fallback={
          // The server has already shown the post, and a skeleton is seldom as tall.
          <UntilFirstPage>
            <Skeleton className="h-(--phone) rounded-card sm:h-(--roomy)" />
          </UntilFirstPage>
        }
      >
        <PostCard post={item} />
      </Suspense>
    );
  const { Card } = getCardKind(item.type);
  return <Card card={item} onChange={(next) => change(item, next)} />;
});
