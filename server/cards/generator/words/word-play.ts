import type { Random } from '#contract/rules/random.ts';
import type { Difficulty } from '../made-riddle.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A puzzle about letters or sounds that leads to a word. */
export interface WordPlay {
  /** Whole sentences, spoken by the word itself. */
  readonly question: string;
  /** All words that fit, including the answer. */
  readonly words: readonly string[];
  /** Shown to staff. */
  readonly rule: string;
}

export interface WordFamily {
  readonly name: string;
  readonly difficulties: readonly Difficulty[];
  make(answer: string, vocabulary: Vocabulary, random: Random): WordPlay | undefined;
}

export function upper(word: string): string {
  return word.toUpperCase();
}

export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
