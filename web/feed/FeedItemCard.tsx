import { memo, type ReactNode } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { FactCard } from '#web/cards/FactCard.tsx';
import { JokeCard } from '#web/cards/JokeCard.tsx';
import { PosterCard } from '#web/cards/PosterCard.tsx';
import { RiddleCard } from '#web/cards/RiddleCard.tsx';
import { TriviaCard } from '#web/cards/TriviaCard.tsx';
import { WordPuzzleCard } from '#web/cards/WordPuzzleCard.tsx';
import { PostCard } from '#web/posts/PostCard.tsx';
import { ReportButton } from '#web/safety/ReportButton.tsx';

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
        <PostCard
          post={item}
          actions={<ReportButton targetType="post" targetId={item.id} authorId={item.user.id} title={item.title} />}
        />
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
