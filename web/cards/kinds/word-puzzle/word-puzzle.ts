import type { WordPuzzleCard as WordPuzzle } from '#contract/cards/kinds/word-puzzle.ts';
import type { CardKind } from '../../kind.ts';
import { look } from './look.ts';
import { WordPuzzleCard } from './WordPuzzleCard.tsx';

export const wordPuzzle: CardKind<WordPuzzle> = {
  type: 'wordPuzzles',
  ...look,
  height: [353, 307],
  Card: WordPuzzleCard,
};
