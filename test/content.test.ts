import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Item, readContent, rules } from '../bin/content/rules.ts';

const content = readContent(fileURLToPath(new URL('../content', import.meta.url)));
const broken = (rule: string, items: readonly Item[]) => rules[rule]?.(items) ?? [`no rule called ${rule}`];

describe('the content', () => {
  it.each(Object.keys(rules))('has %s', (rule) => {
    expect(broken(rule, content)).toEqual([]);
  });
});

describe('a planted fault is found', () => {
  const riddle = {
    id: 'aaaaaaaa',
    file: 'animals',
    question: 'Who hops and says ribbit?',
    answer: 'frog',
    difficulty: 'easy',
  };
  const trivia = {
    id: 'bbbbbbbb',
    file: 'trivia',
    question: 'What do frogs drink?',
    optionA: 'Lemonade',
    optionB: 'Water, which they take in through their skin',
    optionC: 'Milk',
    correctAnswer: 'B',
    source: 'Zoology: frogs drink by their skin',
  };
  const planted: Record<string, Item[]> = {
    'enough riddles in each cell': [riddle],
    'enough of every other kind': [trivia],
    'each id once': [riddle, { ...trivia, id: riddle.id }],
    'no text twice': [riddle, { ...riddle, id: 'cccccccc', question: 'Who hops, and says "Ribbit"?' }],
    'no two nearly alike': [riddle, { ...riddle, id: 'cccccccc', question: 'Who hops and says ribbits?' }],
    'no answer inside its question': [{ ...riddle, question: 'Which frog hops?' }],
    'short enough to read': [{ ...riddle, question: 'hop '.repeat(70) }],
    'nothing that the filter refuses': [{ ...riddle, question: 'Write to frog@example.org!' }],
    'right letters spread evenly': [{ ...trivia, difficulty: 'easy' }],
    'right options of all lengths': [trivia],
    'words that a fifth-grader reads': [
      { ...riddle, question: 'Which amphibian exhibits extraordinary capabilities of propulsion?' },
    ],
    'points by difficulty': [{ id: 'dddddddd', file: 'word-puzzles', difficulty: 'easy', pointValue: 100 }],
    'no option that stands out by its length': [trivia],
    'facts say how one knows': [{ ...trivia, source: '' }],
  };

  it.each(Object.keys(rules))('%s', (rule) => {
    expect(broken(rule, planted[rule] ?? [])).not.toEqual([]);
  });
});
