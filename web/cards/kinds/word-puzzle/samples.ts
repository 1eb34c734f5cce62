import type { WordPuzzleCard } from '#contract/cards/kinds/word-puzzle.ts';
import type { Sample } from '../../dev/samples.ts';

const word: WordPuzzleCard = {
  type: 'wordPuzzles',
  id: 'samplewo',
  clue: 'It falls but never gets hurt.',
  length: 4,
  difficulty: 'medium',
  category: 'nature',
  pointValue: 50,
  state: 'unsolved',
  lastGuesses: [],
};
const long = { ...word, clue: 'A plant-eater with three horns, from long ago.', length: 11, pointValue: 100 };
export const samples: readonly Sample<WordPuzzleCard>[] = [
  ['open', word],
  ['long, with guesses', { ...long, lastGuesses: ['STEGOSAURUS', 'BRONTOSAURU', 'DINOSAURSSS'] }],
  ['solved', { ...word, state: 'solved', answer: 'RAIN', lastGuesses: ['SNOW', 'RAIN'] }],
  ['long, solved', { ...long, state: 'solved', answer: 'TRICERATOPS' }],
  ['solved elsewhere', { ...word, state: 'solved' }],
];
