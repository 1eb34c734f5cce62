import type { JokeCard as Joke } from '#contract/cards/kinds/joke.ts';
import { FieldSkeleton } from '../../FieldSkeleton.tsx';
import type { CardKind } from '../../kind.ts';
import { JokeCard } from './JokeCard.tsx';
import { look } from './look.ts';

export const joke: CardKind<Joke> = {
  type: 'joke',
  ...look,
  height: [292, 270],
  Card: JokeCard,
  Skeleton: FieldSkeleton,
};
