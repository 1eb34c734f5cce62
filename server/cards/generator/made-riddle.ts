import type { Difficulty } from '#contract/cards/common.ts';
import type { RiddleCategory } from '#contract/cards/kinds/riddle.ts';
import type { Random } from './chance.ts';

export type { Difficulty, RiddleCategory };

/** A riddle that is not stored yet. */
export interface MadeRiddle {
  readonly question: string;
  readonly answer: string;
  readonly accepts: readonly string[];
  readonly difficulty: Difficulty;
  readonly category: RiddleCategory;
  /** The ages that it suits. */
  readonly ages: readonly [from: number, to: number];
  /** At most two: a nudge, then a strong one. */
  readonly hints: readonly string[];
  /** Which maker and which ingredients; two riddles with the same parts are near-duplicates when they share too many. */
  readonly made: Making;
}

/** How a riddle was made, and why no other answer is right. Stored with it, and shown to staff. */
export interface Making {
  readonly by: string;
  /** What it is made of. Two riddles are too similar if they share `tooMany` of these. */
  readonly parts: readonly string[];
  readonly tooMany: number;
  /** For staff: the method in a sentence. */
  readonly how: string;
  /** For staff: the proof in a sentence. */
  readonly proof: string;
}

/** The maker of what the operator's language model wrote: nothing proves it. */
export const MODEL = 'language model';

/** Makes one riddle of a category, or nothing: another try may succeed. */
export interface Maker {
  readonly name: string;
  readonly category: RiddleCategory;
  make(difficulty: Difficulty, random: Random): MadeRiddle | undefined;
}

/** The row in the table of cards, which also holds the riddles from files. */
export interface StoredRiddle
  extends Pick<MadeRiddle, 'question' | 'answer' | 'difficulty' | 'category' | 'ages' | 'hints'> {
  readonly id: string;
  readonly kind: 'riddle';
  readonly accepts: string[];
  readonly reviewed: true;
}

/** As the riddles of the files: each band of age gets two difficulties at most. */
const bands: Record<Difficulty, readonly [from: number, to: number]> = {
  easy: [6, 10],
  medium: [9, 13],
  hard: [11, 13],
};

/** The ages that a difficulty fits, from the one on at which children know the answer. */
export function agesFor(difficulty: Difficulty, knownFrom = 6): readonly [from: number, to: number] {
  const [from, to] = bands[difficulty];
  return [Math.max(from, knownFrom), Math.max(to, knownFrom)];
}
