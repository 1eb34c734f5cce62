import type { CardType } from '#contract/cards.ts';
import type { CardKind } from './kind.ts';
import { commonKnowledge, funFact } from './kinds/fact/fact.ts';
import { joke } from './kinds/joke/joke.ts';
import { poster } from './kinds/poster/poster.ts';
import { riddle } from './kinds/riddle/riddle.ts';
import { trivia } from './kinds/trivia/trivia.ts';
import { wordPuzzle } from './kinds/word-puzzle/word-puzzle.ts';

export const cardKinds: readonly CardKind[] = [riddle, joke, trivia, poster, funFact, commonKnowledge, wordPuzzle];

export function getCardKind(type: CardType): CardKind {
  const found = cardKinds.find((kind) => kind.type === type);
  if (!found) throw new Error(`no kind of card for ${type}`);
  return found;
}
