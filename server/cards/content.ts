import * as z from 'zod';
import { choices, colorSchemes, difficulties, riddleCategories } from '#contract/cards.ts';

const id = z.string().regex(/^[a-z0-9]{8}$/, 'id must be 8 of a-z and 0-9');
const words = z.string().trim().min(1);
const difficulty = z.enum(difficulties);
/** Only what a person has reviewed is shown to children. `source` says where a fact can be looked up. */
const common = { id, reviewed: z.boolean(), source: words.optional() };

const riddle = z.strictObject({
  ...common,
  kind: z.literal('riddle'),
  question: words,
  answer: words,
  accepts: z.array(words),
  difficulty,
  category: z.enum(riddleCategories),
});

const joke = z.strictObject({ ...common, kind: z.literal('joke'), setup: words, punchline: words, category: words });

const trivia = z.strictObject({
  ...common,
  kind: z.literal('trivia'),
  question: words,
  optionA: words,
  optionB: words,
  optionC: words,
  correctAnswer: z.enum(choices),
  explanation: words,
  category: words,
  difficulty,
});

const poster = z.strictObject({
  ...common,
  kind: z.literal('poster'),
  title: words,
  message: words,
  category: words,
  colorScheme: z.enum(colorSchemes),
});

const fact = { ...common, title: words, content: words, category: words, emoji: words };
const funFact = z.strictObject({ ...fact, kind: z.literal('fun_fact') });
const knowledge = z.strictObject({ ...fact, kind: z.literal('common_knowledge') });

const wordPuzzle = z.strictObject({
  ...common,
  kind: z.literal('wordPuzzles'),
  word: z.string().regex(/^[A-Z]{2,20}$/, 'word must be 2 to 20 capital letters'),
  clue: words,
  difficulty,
  category: words,
  pointValue: z.number().int().min(1).max(100),
});

/** One thing to read, guess or laugh about, answers and all. It stays on the server; the browser gets cards. */
export const item = z.discriminatedUnion('kind', [riddle, joke, trivia, poster, funFact, knowledge, wordPuzzle]);
export type Item = z.output<typeof item>;
export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>;

const RIDDLE_POINTS = { easy: 20, medium: 40, hard: 60 };
export const TRIVIA_POINTS = 35;

/** Points for solving it. */
export function worth(item: ItemOf<'riddle' | 'wordPuzzles'>): number {
  return item.kind === 'riddle' ? RIDDLE_POINTS[item.difficulty] : item.pointValue;
}
