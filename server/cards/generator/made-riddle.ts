import type { Difficulty } from '#contract/cards/common.ts';
import type { RiddleCategory } from '#contract/cards/kinds/riddle.ts';
import type { Random } from '#contract/rules/random.ts';

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
  /** Which maker and which parts: riddles that share too many parts are near-duplicates. */
  readonly made: RiddleOrigin;
}

/** How a riddle was made, and why no other answer is right. Stored with the riddle and shown to staff. */
export interface RiddleOrigin {
  readonly by: string;
  /** Two riddles are too similar if they share `tooMany` of these. */
  readonly parts: readonly string[];
  readonly tooMany: number;
  /** For staff: the method in one sentence. */
  readonly how: string;
  /** For staff: the proof in one sentence. */
  readonly proof: string;
}

/** The maker of riddles from the operator's language model. Nothing proves these. */
export const MODEL = 'language model';

/** Makes one riddle of a category, or returns undefined. A retry may succeed. */
export interface Maker {
  readonly name: string;
  readonly category: RiddleCategory;
  make(difficulty: Difficulty, random: Random): MadeRiddle | undefined;
}

/** The row in the cards table, which also holds the riddles from files. */
export interface StoredRiddle
  extends Pick<MadeRiddle, 'question' | 'answer' | 'difficulty' | 'category' | 'ages' | 'hints'> {
  readonly id: string;
  readonly kind: 'riddle';
  readonly accepts: string[];
  readonly reviewed: true;
}

/** The same as for riddles from files: each age band gets at most two difficulties. */
const bands: Record<Difficulty, readonly [from: number, to: number]> = {
  easy: [6, 10],
  medium: [9, 13],
  hard: [11, 13],
};

/** The ages that a difficulty fits, starting when children know the answer. */
export function agesByDifficulty(difficulty: Difficulty, knownFrom = 6): readonly [from: number, to: number] {
  const [from, to] = bands[difficulty];
  return [Math.max(from, knownFrom), Math.max(to, knownFrom)];
}
