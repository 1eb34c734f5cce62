import type { ReactNode } from 'react';
import type { PosterCard as Poster } from '#contract/cards.ts';
import berry from './scenes/berry.svg';
import candy from './scenes/candy.svg';
import forest from './scenes/forest.svg';
import ocean from './scenes/ocean.svg';
import sky from './scenes/sky.svg';
import sunrise from './scenes/sunrise.svg';

const scenes: Record<Poster['colorScheme'], string> = { sunrise, ocean, forest, berry, sky, candy };

/** The drawing at the bottom of a poster. A phone cuts off its sides, so the important part is in the middle. */
export function PosterScene({ scheme }: { scheme: Poster['colorScheme'] }): ReactNode {
  return (
    <img
      src={scenes[scheme]}
      alt=""
      width={640}
      height={128}
      loading="lazy"
      className="h-28 w-full object-cover object-bottom sm:h-32"
    />
  );
}
