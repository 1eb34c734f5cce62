import type { PosterCard as Poster } from '#contract/cards/kinds/poster.ts';
import type { CardKind } from '../../kind.ts';
import { look } from './look.ts';
import { PosterCard } from './PosterCard.tsx';

export const poster: CardKind<Poster> = {
  type: 'poster',
  ...look,
  height: [344, 344],
  isReadOnceShown: true,
  Card: PosterCard,
};
