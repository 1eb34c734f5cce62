import type { Random } from '#contract/rules/random.ts';
import type { Difficulty } from '../made-riddle.ts';

/** A question about a number, with every candidate for the answer. */
export interface NumberPuzzle<Candidate = unknown> {
  readonly question: string;
  /** What is counted, as in "7 cows". */
  readonly unit?: string;
  /** Everything that is possible before the conditions apply. */
  readonly candidates: readonly Candidate[];
  fits(candidate: Candidate): boolean;
  getAnswer(candidate: Candidate): number;
  /** The conditions, shown to staff. */
  readonly conditions: string;
}

export interface NumberFamily {
  readonly name: string;
  readonly difficulties: readonly Difficulty[];
  make(difficulty: Difficulty, random: Random): NumberPuzzle | undefined;
}

/** Keeps the type of the candidates inside a family. */
export function puzzle<Candidate>(given: NumberPuzzle<Candidate>): NumberPuzzle {
  return given as NumberPuzzle;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** All pairs of numbers up to a limit. */
export function pairs(from: number, to: number): [number, number][] {
  return range(from, to).flatMap((one) => range(from, to).map((other): [number, number] => [one, other]));
}

export const children = [
  'Amina',
  'Ben',
  'Chen',
  'Dara',
  'Eli',
  'Fatima',
  'Gus',
  'Hana',
  'Ivan',
  'Jaya',
  'Kofi',
  'Luna',
  'Mateo',
  'Nia',
  'Omar',
  'Priya',
  'Rosa',
  'Sam',
  'Tavi',
  'Yuki',
];
