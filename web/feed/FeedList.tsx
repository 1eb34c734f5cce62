import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CaughtUpCard, EndCard } from './CaughtUpCard.tsx';
import { FirstPageFailed } from './Failures.tsx';
import type { InsertedCard } from './inserted-cards.tsx';
import { t } from './messages/index.ts';
import { hasFavorites, itemKey, useFeed } from './queries.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { Stream } from './Stream.tsx';

interface FeedListProps {
  /** The post of a followed link. */
  post: string | undefined;
  /** Something above the feed is still loading. */
  isWaiting: boolean;
  /** Other cards, where there are no side columns. */
  inserted: readonly InsertedCard[];
}

/** First everything new, then old favorites on request. */
export function FeedList({ post, isWaiting, inserted }: FeedListProps): ReactNode {
  const client = useQueryClient();
  const [wantsOld, setWantsOld] = useState(() => hasFavorites(client));
  const fresh = useFeed({ post });
  const isDone = !fresh.isLoading && !fresh.hasMore && !fresh.error;
  const nothingNew = isDone && fresh.items.length === 0;
  // If nothing is new, only the favorites show whether there is anything at all.
  const old = useFeed({ again: true }, wantsOld || nothingNew);

  if (isWaiting || fresh.isLoading || (nothingNew && old.isLoading))
    return <SkeletonCards count={4} label={t('feed.loading')} />;
  if (fresh.items.length === 0 && fresh.error) return <FirstPageFailed error={fresh.error} tryAgain={fresh.tryAgain} />;
  if (nothingNew && old.items.length === 0 && !old.error) return <EmptyFeed />;

  const shown = new Set(fresh.items.map(itemKey));
  const oldOnes = old.items.filter((item) => !shown.has(itemKey(item)));
  return (
    <>
      {post !== undefined && fresh.items[0]?.id !== post && <Callout emoji="🍃">{t('feed.linkedPostGone')}</Callout>}
      <Stream feed={fresh} label={t('feed.cards')} highlight={post} inserted={inserted} />
      {isDone && <CaughtUpCard onMore={wantsOld ? undefined : () => setWantsOld(true)} />}
      {isDone && wantsOld && (
        <>
          {old.items.length === 0 && old.error ? (
            <FirstPageFailed error={old.error} tryAgain={old.tryAgain} />
          ) : (
            <Stream feed={{ ...old, items: oldOnes }} label={t('feed.favoritesTitle')} />
          )}
          {!old.isLoading && !old.hasMore && !old.error && <EndCard />}
        </>
      )}
    </>
  );
}

function EmptyFeed(): ReactNode {
  const { can } = useUser();
  return (
    <EmptyState
      title={t('feed.emptyTitle')}
      action={can.writePosts && <Button to="/create-post">{t('feed.emptyWrite')}</Button>}
    >
      {t('feed.emptyHint')}
    </EmptyState>
  );
}
