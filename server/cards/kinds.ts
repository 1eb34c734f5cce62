import type { CardKind } from './kind.ts';
import { commonKnowledge, funFact } from './kinds/fact.ts';
import { joke } from './kinds/joke.ts';
import { poster } from './kinds/poster.ts';
import { riddle } from './kinds/riddle.ts';
import { trivia } from './kinds/trivia.ts';
import { wordPuzzle } from './kinds/word-puzzle.ts';

export { trivia, wordPuzzle };

/** The kinds of card in this module. Decks depend on their order, so add a new kind at the end. */
export const cardKinds: readonly CardKind[] = [riddle, joke, trivia, poster, funFact, commonKnowledge, wordPuzzle];
