import type { TriviaCard } from '#contract/cards/kinds/trivia.ts';
import type { Sample } from '../../dev/samples.ts';

const trivia: TriviaCard = {
  type: 'trivia',
  id: 'sampletr',
  question: 'Which planet has the most moons we know of?',
  optionA: 'Mars, the red one with the tallest mountain of all planets',
  optionB: 'Saturn',
  optionC: 'Venus',
  category: 'space',
  difficulty: 'easy',
  points: 35,
  selectedAnswer: null,
};
const settled = {
  correctAnswer: 'B',
  explanation: 'Saturn has more than 200 moons. Some are only as big as a hill.',
} as const;
export const samples: readonly Sample<TriviaCard>[] = [
  ['open', trivia],
  ['right', { ...trivia, ...settled, selectedAnswer: 'B' }],
  ['wrong', { ...trivia, ...settled, selectedAnswer: 'A' }],
  ['answered elsewhere', { ...trivia, selectedAnswer: 'A' }],
];
