import type { Word } from '../text/sentence.ts';
import { isDictionaryWord, isFirstName } from '../words/dictionary.ts';

/** The tests that a pattern names by `%`. */
export const wordTests: Readonly<Record<string, (word: Word) => boolean>> = {
  number: ({ text }) => /^\d{1,8}$/.test(text),
  name: isName,
  word: () => true,
  handle: ({ text }) => /\d/.test(text) && /[a-z]/.test(text),
  unknown: ({ text }) => text.length > 3 && !isDictionaryWord(text) && !isFirstName(text),
  time: ({ text }) => /^\d{1,2}(?:am|pm)$/.test(text),
  agesex: ({ text }) => /^(?:[5-9]|1\d)(?:[mf]|yo)$|^[mf](?:[5-9]|1\d)$/.test(text),
};

/** Capitalized inside a sentence, or a first name. */
export function isName({ isCapitalized, startsSentence, text }: Word): boolean {
  return isCapitalized && text.length > 1 && (!startsSentence || isFirstName(text));
}
