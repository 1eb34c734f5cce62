import { syllable } from 'syllable';

/** The US school year in which children can read the text: Flesch-Kincaid, Kincaid et al. 1975. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:;…]+/).filter((part) => /\p{L}/u.test(part)).length || 1;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  // A number counts as a short word, because children read 1969 digit by digit.
  const syllables = words.reduce((sum, word) => sum + (/\p{N}/u.test(word) ? 1 : Math.max(1, syllable(word))), 0);
  return words.length === 0 ? 0 : 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
