import { describe, expect, it } from 'vitest';
import { type ContentItem, readItems } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { rules } from '../bin/content/rules.ts';

const content = await readItems(cardKinds);
const names = rules.map(({ name }) => name);
/** An item with fields of its kind. */
const changed = (item: ContentItem, changes: object): ContentItem => ({ ...item, ...changes });
const faults = (rule: string, items: readonly ContentItem[]) =>
  rules.find(({ name }) => name === rule)?.findFaults(items) ?? [`no rule called ${rule}`];

describe('the content', () => {
  it.each(names)('has %s', (rule) => {
    expect(faults(rule, content)).toEqual([]);
  });
});

describe('a planted fault is found', () => {
  const riddle = {
    id: 'aaaaaaaa',
    kind: 'riddle',
    reviewed: true,
    category: 'animals',
    question: 'Who hops and says ribbit?',
    answer: 'frog',
    difficulty: 'easy',
  };
  const trivia = {
    id: 'bbbbbbbb',
    kind: 'trivia',
    reviewed: true,
    question: 'What do frogs drink?',
    optionA: 'Lemonade',
    optionB: 'Water, which they take in through their skin',
    optionC: 'Milk',
    correctAnswer: 'B',
    explanation: 'Their skin drinks for them.',
    source: 'Zoology: frogs drink by their skin',
  };
  const word = { id: 'dddddddd', kind: 'word_puzzle', reviewed: true, clue: 'It hops.', word: 'FROG' };
  const game = {
    id: 'eeeeeeee',
    kind: 'mini_game',
    reviewed: true,
    title: 'Frogs on a log',
    gameType: 'number_guess',
    ages: [6, 8] as const,
    gameData: { min: 1, max: 10, maxGuesses: 5 },
  };
  const planted: Record<string, ContentItem[]> = {
    'enough riddles in each cell': [riddle],
    'first riddles for each age, with one right answer': [
      changed(riddle, { accepts: ['toad'], first: { ages: ['6-8'], others: ['cat', 'a toad'], hint: 'It hops.' } }),
    ],
    'enough of every other kind': [trivia],
    'each id once': [riddle, changed(trivia, { id: riddle.id })],
    'no text twice': [riddle, changed(riddle, { id: 'cccccccc', question: 'Who hops, and says "Ribbit"?' })],
    'no two similar items': [riddle, changed(riddle, { id: 'cccccccc', question: 'Who hops and says ribbits?' })],
    'no answer inside its question': [changed(riddle, { question: 'Which frog hops?' })],
    'short enough to read': [changed(riddle, { question: 'hop '.repeat(70) })],
    'nothing that the filter refuses': [changed(riddle, { question: 'Write to frog@example.org!' })],
    'right letters spread evenly': [changed(trivia, { difficulty: 'easy' })],
    'right options of all lengths': [trivia],
    'no hint that says the answer': [changed(riddle, { accepts: ['toad'], hints: ['Some call it a toad.'] })],
    'no answer or punchline twice': [word, changed(word, { id: 'eeeeeeee', clue: 'Green, and it swims.' })],
    'no answer that is a word of its question': [changed(riddle, { accepts: ['ribbit'] })],
    'no card that tells the answer of another': [
      changed(riddle, { question: 'Which green jumper croaks beside ponds?' }),
      changed(trivia, { explanation: 'A frog is a green jumper that croaks beside ponds.' }),
    ],
    'words and sentences that its youngest readers can read': [
      changed(riddle, { question: 'Which amphibian exhibits extraordinary capabilities of propulsion?' }),
    ],
    'only what its youngest readers have met in school': [
      changed(trivia, { question: 'How much is 50 percent of a pond?', ages: [9, 13] }),
    ],
    'points by difficulty': [changed(word, { difficulty: 'easy', pointValue: 100 })],
    'no word to unscramble that makes two words': [
      changed(game, {
        gameType: 'word_scramble',
        gameData: { words: [{ word: 'chin', hint: 'It is under your mouth.' }] },
      }),
    ],
    'no word to unscramble that refuses another real word of its letters': [
      changed(game, {
        gameType: 'word_scramble',
        gameData: { words: [{ word: 'planet', hint: 'It goes round a star.' }] },
      }),
    ],
    'enough of every game': [game],
    'games for every age': [game],
    playable: [changed(game, { gameData: { min: 1, max: 100, maxGuesses: 3 } })],
    'no option that stands out by its length': [trivia],
    'a source for every fact': [changed(trivia, { source: '' })],
  };

  it.each(names)('%s', (rule) => {
    expect(faults(rule, planted[rule] ?? [])).not.toEqual([]);
  });
});
