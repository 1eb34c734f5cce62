import type { RiddleCard } from '#contract/cards/kinds/riddle.ts';
import type { Sample } from '../../dev/samples.ts';

const riddle: RiddleCard = {
  type: 'riddle',
  id: 'sampleri',
  question: 'I have a face and two hands, but I never wave. What am I?',
  difficulty: 'medium',
  category: 'objects',
  points: 40,
  state: 'unsolved',
  lastGuesses: [],
  hints: 2,
};
const longGuess = 'a very tall lighthouse keeper who counts the ships at night and never sleeps';
export const samples: readonly Sample<RiddleCard>[] = [
  ['open', riddle],
  ['with guesses', { ...riddle, difficulty: 'hard', points: 60, lastGuesses: ['a doll', longGuess, 'a robot'] }],
  [
    'solved',
    {
      ...riddle,
      difficulty: 'easy',
      points: 20,
      state: 'solved',
      answer: 'a clock',
      why: 'A clock has a face with numbers, and two hands that point at them.',
    },
  ],
  ['revealed', { ...riddle, state: 'revealed', answer: 'a clock', lastGuesses: ['a doll', 'a robot'] }],
  ['solved elsewhere', { ...riddle, state: 'solved' }],
  ['revealed elsewhere', { ...riddle, state: 'revealed' }],
];
