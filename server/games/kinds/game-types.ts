import * as z from 'zod';
import { type MathOptions, mathMove, operations } from '#contract/games/math-challenge.ts';
import { type MemoryOptions, memoryMove } from '#contract/games/memory-match.ts';
import { type NumberOptions, numberMove } from '#contract/games/number-guess.ts';
import { type ScrambleOptions, scrambleMove } from '#contract/games/word-scramble.ts';
import type { GameType } from '#contract/games.ts';
import { type MathState, mathChallenge } from '#contract/rules/games/math-challenge.ts';
import { type MemoryState, memoryMatch } from '#contract/rules/games/memory-match.ts';
import { type NumberState, numberGuess } from '#contract/rules/games/number-guess.ts';
import { type ScrambleState, wordScramble } from '#contract/rules/games/word-scramble.ts';
import { type ItemTexts, nonEmpty } from '../../cards/index.ts';
import { nameChecks } from '../../safety/index.ts';
import type { GameKind } from '../rounds/game-kind.ts';

/** The default time limit for finding all pairs, in seconds. */
const MEMORY_TIME = 120;
const MATH_TIME = 10;

/** A mini-game: its rules, and the format of its boards and lists. */
export interface MiniGameType<Data extends object = object> extends GameKind {
  readonly name: GameType;
  readonly data: z.ZodType<Data>;
  /** The default time limit, in seconds. */
  readonly usualTime: number | null;
  /** The options for dealing a round. */
  optionsFrom(data: Data, timeLimit: number | null): object;
  /** The number of tries so far: turned pairs, guesses or answers. */
  attempts(state: object): number;
  /** The texts in it that children read. */
  texts(data: Data): Partial<Pick<ItemTexts, 'shown' | 'names'>>;
  findFaults(data: Data): readonly string[];
}

const memoryType: MiniGameType<{ readonly pictures: Readonly<Record<string, string>> }> = {
  name: 'memory_match',
  rules: memoryMatch,
  move: memoryMove,
  /** The name of each emoji. */
  data: z.strictObject({ pictures: z.record(z.string(), nonEmpty) }),
  usualTime: MEMORY_TIME,
  attempts: ({ flips }: MemoryState) => Math.ceil(flips / 2),
  optionsFrom: ({ pictures }, timeLimit) =>
    ({
      pictures: Object.entries(pictures).map(([emoji, name]) => ({ emoji, name })),
      timeLimit,
    }) satisfies MemoryOptions,
  texts: ({ pictures }) => ({ names: Object.values(pictures) }),
  findFaults: ({ pictures }) => {
    const names = Object.values(pictures);
    if (names.length < 4 || names.length > 12) return [`${names.length} pairs`];
    return new Set(names).size < names.length ? ['two pictures have one name'] : [];
  },
};

const numberType: MiniGameType<NumberOptions> = {
  name: 'number_guess',
  rules: numberGuess,
  move: numberMove,
  data: z.strictObject({ min: z.int().min(0), max: z.int().max(10_000), maxGuesses: z.int().min(2).max(12) }),
  usualTime: null,
  attempts: ({ guesses }: NumberState) => guesses.length,
  optionsFrom: (data) => data,
  texts: () => ({}),
  findFaults: ({ min, max, maxGuesses }) => {
    if (max - min < 4) return ['the range is too narrow'];
    return 2 ** maxGuesses <= max - min + 1 ? ['halving the range does not find every number'] : [];
  },
};

const scrambledWord = z.string().regex(/^[a-z]{3,12}$/);

const scrambleType: MiniGameType<ScrambleOptions> = {
  name: 'word_scramble',
  rules: wordScramble,
  move: scrambleMove,
  mayBeShown: (state) => !nameChecks.spellsRudeWord((state as ScrambleState).letters.join('').toLowerCase()),
  data: z.strictObject({
    words: z
      .array(z.strictObject({ word: scrambledWord, hint: nonEmpty, also: z.array(scrambledWord).optional() }))
      .min(6),
  }),
  usualTime: null,
  attempts: ({ misses, isSolved }: ScrambleState) => misses.length + (isSolved ? 1 : 0),
  optionsFrom: (data) => data,
  texts: ({ words }) => ({ shown: words.map(({ hint }) => hint) }),
  findFaults: ({ words }) => [
    ...words.filter(({ word, hint }) => hint.toLowerCase().includes(word)).map(({ word }) => `the hint says ${word}`),
    ...words.flatMap(({ word, also = [] }) =>
      also
        .filter((other) => other === word || sortLetters(other) !== sortLetters(word))
        .map((other) => `${other} is no other word of the letters of ${word}`),
    ),
    ...words.filter(({ word }) => new Set(word).size < 2).map(({ word }) => `${word} cannot be mixed`),
    ...words
      .filter(({ word }, at) => words.findIndex((other) => sortLetters(other.word) === sortLetters(word)) < at)
      .map(({ word }) => `${word} has the letters of another word of the list`),
  ],
};

function sortLetters(word: string): string {
  return [...word].sort().join('');
}

type MathData = Omit<MathOptions, 'timeLimit'>;

const mathType: MiniGameType<MathData> = {
  name: 'math_challenge',
  rules: mathChallenge,
  move: mathMove,
  data: z.strictObject({
    operations: z.array(z.enum(operations)).min(1),
    upTo: z.int().min(2).max(1000).default(10),
    tables: z.array(z.int().min(1).max(12)).default([]),
    problems: z.int().min(3).max(20),
  }),
  usualTime: MATH_TIME,
  attempts: ({ answers }: MathState) => answers.length,
  optionsFrom: (data, timeLimit) => ({ ...data, timeLimit }) satisfies MathOptions,
  texts: () => ({}),
  findFaults: ({ operations: used, tables }) =>
    used.some((one) => one === '×' || one === '÷') && tables.length === 0 ? ['no tables to multiply by'] : [],
};

export const gameTypes: readonly MiniGameType[] = [memoryType, numberType, scrambleType, mathType];

export function getGameType(name: string): MiniGameType {
  const found = gameTypes.find((one) => one.name === name);
  if (!found) throw new Error(`no game called ${name}`);
  return found;
}
