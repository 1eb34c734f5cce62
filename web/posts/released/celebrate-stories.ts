import { createElement } from 'react';
import type { ReleasedPost } from '#contract/posts.ts';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';
import { celebrateLevel } from '#web/points/level-ups.ts';
import { recordViewed } from './queries.ts';

const StoryOutCard = lazyMoment(() => import('./StoryOutCard.tsx').then((file) => file.StoryOutCard));

/** One moment for all that came out since the child last looked, once on this device and, as the server remembers it, on others. */
export function celebrateStories(released: readonly ReleasedPost[]): void {
  const known = readCelebrated().ids;
  const posts = released.filter((post) => !known.includes(momentName(post)));
  if (posts.length === 0) return;
  celebrate({
    id: posts.map(momentName).join(),
    show: (onClose) => createElement(StoryOutCard, { posts, onClose }),
    onShow: () => {
      rememberCelebrated({ ids: [...readCelebrated().ids, ...posts.map(momentName)] });
      recordViewed(posts);
    },
  });
  const level = Math.max(0, ...posts.map(({ newLevel = 0 }) => newLevel));
  if (level > 0) celebrateLevel(level);
}

function momentName({ id }: ReleasedPost): string {
  return `story:${id}`;
}
