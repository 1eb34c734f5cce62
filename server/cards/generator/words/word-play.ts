import type { Random } from '../chance.ts';
import type { Difficulty } from '../made-riddle.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A play with letters or sounds that leads to a word. */
export interface WordPlay {
  /** Whole sentences, told by the word. */
  readonly question: string;
  /** All words that the play leads to, the answer among them. */
  readonly words: readonly string[];
  /** For staff. */
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
