import type * as z from 'zod/mini';
import { funFactCard, knowledgeCard } from './cards/kinds/fact.ts';
import { jokeCard } from './cards/kinds/joke.ts';
import { posterCard } from './cards/kinds/poster.ts';
import { riddleCard } from './cards/kinds/riddle.ts';
import { triviaCard } from './cards/kinds/trivia.ts';
import { wordPuzzleCard } from './cards/kinds/word-puzzle.ts';
import { miniGameCard } from './games.ts';

export { difficulties } from './cards/common.ts';
export * from './cards/kinds/fact.ts';
export * from './cards/kinds/joke.ts';
export * from './cards/kinds/poster.ts';
export * from './cards/kinds/riddle.ts';
export * from './cards/kinds/riddle-desk.ts';
export * from './cards/kinds/trivia.ts';
export * from './cards/kinds/word-puzzle.ts';

/** The answer is only present after the child has solved or revealed the card (docs/product-decisions.md, P24). */
export const cardShapes = [
  riddleCard,
  jokeCard,
  triviaCard,
  posterCard,
  funFactCard,
  knowledgeCard,
  wordPuzzleCard,
  miniGameCard,
] as const;
export type Card = z.output<(typeof cardShapes)[number]>;
export type CardType = Card['type'];
