import type { TriviaCard as Trivia } from '#contract/cards/kinds/trivia.ts';
import type { CardKind } from '../../kind.ts';
import { look } from './look.ts';
import { OptionsSkeleton } from './OptionsSkeleton.tsx';
import { TriviaCard } from './TriviaCard.tsx';

export const trivia: CardKind<Trivia> = {
  type: 'trivia',
  ...look,
  height: [382, 336],
  Card: TriviaCard,
  Skeleton: OptionsSkeleton,
};
