import { memo, type ReactNode, Suspense } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { page } from '#web/app/page.tsx';
import { FactCard } from '#web/cards/FactCard.tsx';
import { JokeCard } from '#web/cards/JokeCard.tsx';
import { PosterCard } from '#web/cards/PosterCard.tsx';
import { RiddleCard } from '#web/cards/RiddleCard.tsx';
import { TriviaCard } from '#web/cards/TriviaCard.tsx';
import { WordPuzzleCard } from '#web/cards/WordPuzzleCard.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

// It comes with the first post: a pond without buddies has none.
const PostCard = page(() => import('#web/posts/PostCard.tsx').then((file) => file.PostCard));

interface FeedItemCardProps {
  item: FeedItem;
  /** Must stay the same between renders: of two hundred cards only the one that has changed is drawn again. */
  change: (item: FeedItem, change: object) => void;
}

export const FeedItemCard = memo(function FeedItemCard({ item, change }: FeedItemCardProps): ReactNode {
  const onChange = (next: object): void => change(item, next);
  switch (item.type) {
    case 'post':
      return (
        <Suspense fallback={<Skeleton className="h-(--phone) rounded-card sm:h-(--roomy)" />}>
          <PostCard post={item} />
        </Suspense>
      );
    case 'riddle':
      return <RiddleCard card={item} onChange={onChange} />;
    case 'joke':
      return <JokeCard card={item} onChange={onChange} />;
    case 'trivia':
      return <TriviaCard card={item} onChange={onChange} />;
    case 'wordPuzzles':
      return <WordPuzzleCard card={item} onChange={onChange} />;
    case 'poster':
      return <PosterCard card={item} />;
    case 'fun_fact':
    case 'common_knowledge':
      return <FactCard card={item} />;
  }
});
