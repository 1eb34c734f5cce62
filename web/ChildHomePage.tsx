import type { ReactNode } from 'react';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { lazyPage } from './app/lazy-page.tsx';
import { FeedPage } from './feed/FeedPage.tsx';

// Only where there is space for a side column.
const NewsCard = lazyPage(() => import('./activities/NewsCard.tsx').then((file) => file.NewsCard));

/** The home of a child, with the parts of other modules. */
export function ChildHomePage(): ReactNode {
  return (
    <FeedPage
      news={
        <Optional>
          <NewsCard />
        </Optional>
      }
    />
  );
}
