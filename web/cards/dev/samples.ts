import { type Card, type CardType, colorSchemes } from '#contract/cards.ts';

type Sample = readonly [state: string, card: Card];
type CardOf<K extends CardType> = Extract<Card, { type: K }>;

const riddle: CardOf<'riddle'> = {
  type: 'riddle',
  id: 'sampleri',
  question: 'I have a face and two hands, but I never wave. What am I?',
  difficulty: 'medium',
  category: 'objects',
  points: 40,
  state: 'unsolved',
  lastGuesses: [],
};
const longGuess = 'a very tall lighthouse keeper who counts the ships at night and never sleeps';
const riddles: Sample[] = [
  ['open', riddle],
  ['with guesses', { ...riddle, difficulty: 'hard', points: 60, lastGuesses: ['a doll', longGuess, 'a robot'] }],
  ['solved', { ...riddle, difficulty: 'easy', points: 20, state: 'solved', answer: 'a clock' }],
  ['revealed', { ...riddle, state: 'revealed', answer: 'a clock', lastGuesses: ['a doll', 'a robot'] }],
  ['solved elsewhere', { ...riddle, state: 'solved' }],
  ['revealed elsewhere', { ...riddle, state: 'revealed' }],
];

const joke: CardOf<'joke'> = {
  type: 'joke',
  id: 'samplejo',
  setup: 'Why did the frog take the bus to school this morning?',
  punchline: 'Its car was toad away.',
  category: 'animals',
  reaction: null,
};
const jokes: Sample[] = [
  ['open', joke],
  ['reacted', { ...joke, reaction: 'funny' }],
];

const trivia: CardOf<'trivia'> = {
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
const told = {
  correctAnswer: 'B',
  explanation: 'Saturn has more than 200 moons. Some are only as big as a hill.',
} as const;
const trivias: Sample[] = [
  ['open', trivia],
  ['right', { ...trivia, ...told, selectedAnswer: 'B' }],
  ['wrong', { ...trivia, ...told, selectedAnswer: 'A' }],
  ['answered elsewhere', { ...trivia, selectedAnswer: 'A' }],
];

const word: CardOf<'wordPuzzles'> = {
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
const words: Sample[] = [
  ['open', word],
  ['long, with guesses', { ...long, lastGuesses: ['STEGOSAURUS', 'BRONTOSAURU', 'DINOSAURSSS'] }],
  ['solved', { ...word, state: 'solved', answer: 'RAIN', lastGuesses: ['SNOW', 'RAIN'] }],
  ['long, solved', { ...long, state: 'solved', answer: 'TRICERATOPS' }],
  ['solved elsewhere', { ...word, state: 'solved' }],
];

const fact: CardOf<'fun_fact'> = {
  type: 'fun_fact',
  id: 'samplefa',
  title: 'Three hearts and blue blood',
  content: 'An octopus has three hearts. Two pump blood to its gills, and one to all the rest of it.',
  category: 'sea',
  emoji: '🐙',
};
const facts: Sample[] = [
  ['fun fact', fact],
  [
    'good to know',
    {
      ...fact,
      type: 'common_knowledge',
      title: 'A cut on the finger',
      content: 'Hold it under clean water. Then put on a plaster, and tell a grown-up.',
      category: 'first aid',
      emoji: '🩹',
    },
  ],
];

const sayings = [
  ['A fresh start', 'Every morning brings a new page. Draw something good on it.', 'courage'],
  ['Big and gentle', 'You can be strong and kind at the same time.', 'kindness'],
  ['Grow slowly', 'Even the tallest tree was once a seed that did not give up.', 'effort'],
  ['Share the sweet ones', 'Good things taste better with a friend.', 'friendship'],
  ['Rest', 'Stars come out when the sky goes quiet. Ideas do too.', 'calm'],
  ['Ask away', 'Every big answer began with somebody small who asked why.', 'curiosity'],
] as const;
const posters: Sample[] = colorSchemes.map((colorScheme, at) => {
  const [title, message, category] = sayings[at] ?? sayings[0];
  return [colorScheme, { type: 'poster', id: 'samplepo', title, message, category, colorScheme }];
});

export const samples: Readonly<Record<string, readonly Sample[]>> = {
  riddle: riddles,
  joke: jokes,
  trivia: trivias,
  word: words,
  fact: facts,
  poster: posters,
};
