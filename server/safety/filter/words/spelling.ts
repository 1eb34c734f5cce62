import { leetLetters } from '../text/glyphs.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { findMisspelled, findStretched, isStretchedDictionaryWord } from './misspellings.ts';
import { findInside } from './words-inside.ts';

const MAX_READINGS = 12;
/** Letters. Longer runs are no single words, and a dozen readings of them would be slow. */
const MAX_WORD_LENGTH = 18;

/** The ways to read a run of letters, digits and symbols as letters only. */
export function listReadings(token: string): string[] {
  const maxReadings = token.length > MAX_WORD_LENGTH ? 2 : MAX_READINGS;
  let readings = [''];
  for (const letter of token) {
    const choices = letter >= 'a' && letter <= 'z' ? letter : leetLetters[letter];
    if (choices === undefined) continue;
    if (choices.length === 1 || readings.length * choices.length > maxReadings) {
      const first = choices.charAt(0);
      readings = readings.map((reading) => reading + first);
    } else readings = [...choices].flatMap((choice) => readings.map((reading) => reading + choice));
  }
  return readings;
}

/** The listed word among the readings of a token; none if another reading is an everyday word. */
export function findListedReading(readings: readonly string[], isNameLike = false): ListedWord | undefined {
  const listed = readings
    .map((reading) => (reading.length > 2 ? lexicon().words.get(reading) : undefined))
    .find(Boolean);
  if (listed) return listed;
  if (readings.some((reading) => reading.length > 2 && isDictionaryWord(reading))) return undefined;
  for (const reading of readings) {
    const found = findDisguised(reading, isNameLike);
    if (found) return found;
  }
  return undefined;
}

/**
 * The listed word for which an unknown run of letters stands, by any trick of spelling. For words that look like a name, only
 * stretched and inserted words count: there are too many unknown names, and too many differ by one letter from a listed word.
 */
export function findDisguised(token: string, isNameLike = false): ListedWord | undefined {
  if (token.length < 3 || token.length > 40 || isDictionaryWord(token)) return undefined;
  const whole = findStretched(token);
  if (whole || isStretchedDictionaryWord(token)) return whole;
  return (isNameLike ? undefined : findMisspelled(token)) ?? findInside(token, isNameLike);
}
