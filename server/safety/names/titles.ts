import { isDictionaryWord as isEveryday } from '../filter/words/dictionary.ts';
import { isClearlyPersonName, isPersonName } from '../filter/words/person-names.ts';
import { containsRoot, isSplitOverRuns, neighbor, wordsInPhrases } from './matching.ts';
import type { NameWord, Reading } from './readings.ts';
import { phrasesUnder, readSections, wordsUnder } from './word-lists.ts';

const sections = readSections('titles.txt');
const staffAnywhere = wordsUnder(sections, 'staff anywhere');
const staff = wordsUnder(sections, 'staff word');
const staffAlone = wordsUnder(sections, 'staff alone');
const adultTitles = wordsUnder(sections, 'grown word');
const titlesBeforeNames = wordsUnder(sections, 'grown named');
const fillerWords = wordsUnder(sections, 'around');
const surnames = wordsUnder(sections, 'surname');
const adultPhrases = phrasesUnder(sections, 'grown phrase');
const innocent = phrasesUnder(sections, 'fine');
const noWords: ReadonlySet<string> = new Set();

export const titleWords: ReadonlySet<string> = new Set(
  [staffAnywhere, staff, staffAlone, adultTitles, titlesBeforeNames].flatMap((set) => [...set]),
);

/** Whether a name could be mistaken for staff, or for an adult with authority. */
export function findTitle(readings: readonly Reading[]): 'staff' | 'adult' | undefined {
  if (readings.some(isStaff)) return 'staff';
  return readings.some(isAdult) ? 'adult' : undefined;
}

function isStaff(reading: Reading): boolean {
  const innocentIndexes = wordsInPhrases(reading, innocent);
  const isStaffWord = (word: string) => staffAnywhere.has(word) || (word.length > 3 && staff.has(word));
  if (containsRoot(reading, staffAnywhere) || isSplitOverRuns(reading, isStaffWord)) return true;
  if (
    reading.words.some(
      (word, at) => staff.has(word.text) && !innocentIndexes.has(at) && isIntended(reading.words, word),
    )
  )
    return true;
  return isOnlyStaffWords(reading) && innocentIndexes.size === 0;
}

/** `The Real Support`, `Help Team 1`: only staff words and filler words. */
function isOnlyStaffWords({ words }: Reading): boolean {
  const significantWords = words.filter(({ text }) => !/^\d+$/.test(text) && !fillerWords.has(text));
  return significantWords.length > 0 && significantWords.every(({ text }) => staffAlone.has(text) || staff.has(text));
}

function isAdult(reading: Reading): boolean {
  const innocentIndexes = wordsInPhrases(reading, innocent);
  const { words } = reading;
  if (wordsInPhrases(reading, adultPhrases).size > 0) return true;
  if (isSplitOverRuns(reading, (word) => word.length > 4 && adultTitles.has(word))) return true;
  return words.some((word, at) => {
    if (innocentIndexes.has(at)) return false;
    if (adultTitles.has(word.text)) return isIntended(words, word);
    return titlesBeforeNames.has(word.text) && isNamed(neighbor(words, at, 1, noWords));
  });
}

function isNamed(word: NameWord | undefined): boolean {
  return word !== undefined && (isClearlyPersonName(word.text) || surnames.has(word.text) || isUnusualName(word.text));
}

function isUnusualName(word: string): boolean {
  return word.length > 4 && isPersonName(word) && !isEveryday(word);
}

/** A three-letter word inside a longer run means nothing, unless it is next to a person's name. */
function isIntended(words: readonly NameWord[], { text, run, isPart }: NameWord): boolean {
  if (!isPart || text.length > 3) return true;
  return words.some((other) => other.run === run && other.text !== text && isClearlyPersonName(other.text));
}
