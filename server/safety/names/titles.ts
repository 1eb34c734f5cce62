import { isKnown as isEveryday } from '../filter/words/dictionary.ts';
import { phrasesUnder, readSections, wordsUnder } from './lists.ts';
import { holdsRoot, isTakenApart, neighbour, placesOf } from './matching.ts';
import { isPersonName, isSomebody } from './people.ts';
import type { NameWord, Reading } from './readings.ts';

const sections = readSections('titles.txt');
const staffAnywhere = wordsUnder(sections, 'staff anywhere');
const staff = wordsUnder(sections, 'staff word');
const staffAlone = wordsUnder(sections, 'staff alone');
const grownUps = wordsUnder(sections, 'grown word');
const forms = wordsUnder(sections, 'grown named');
const around = wordsUnder(sections, 'around');
const surnames = wordsUnder(sections, 'surname');
const grownPhrases = phrasesUnder(sections, 'grown phrase');
const innocent = phrasesUnder(sections, 'fine');
const nothing: ReadonlySet<string> = new Set();

export const titleWords: ReadonlySet<string> = new Set(
  [staffAnywhere, staff, staffAlone, grownUps, forms].flatMap((set) => [...set]),
);

/** Whom a name would pass for: somebody who runs this place, or a grown-up whom children obey. */
export function titleIn(readings: readonly Reading[]): 'staff' | 'grown' | undefined {
  if (readings.some(isStaff)) return 'staff';
  return readings.some(isGrownUp) ? 'grown' : undefined;
}

function isStaff(reading: Reading): boolean {
  const fine = placesOf(reading, innocent);
  const isOfStaff = (word: string) => staffAnywhere.has(word) || (word.length > 3 && staff.has(word));
  if (holdsRoot(reading, staffAnywhere) || isTakenApart(reading, isOfStaff)) return true;
  if (reading.words.some((word, at) => staff.has(word.text) && !fine.has(at) && isMeant(reading.words, word)))
    return true;
  return isAlone(reading) && fine.size === 0;
}

/** `The Real Support`, `Help Team 1`: nothing but such words, and what is put around them. */
function isAlone({ words }: Reading): boolean {
  const told = words.filter(({ text }) => !/^\d+$/.test(text) && !around.has(text));
  return told.length > 0 && told.every(({ text }) => staffAlone.has(text) || staff.has(text));
}

function isGrownUp(reading: Reading): boolean {
  const fine = placesOf(reading, innocent);
  const { words } = reading;
  if (placesOf(reading, grownPhrases).size > 0) return true;
  if (isTakenApart(reading, (word) => word.length > 4 && grownUps.has(word))) return true;
  return words.some((word, at) => {
    if (fine.has(at)) return false;
    if (grownUps.has(word.text)) return isMeant(words, word);
    return forms.has(word.text) && isNamed(neighbour(words, at, 1, nothing));
  });
}

function isNamed(word: NameWord | undefined): boolean {
  return word !== undefined && (isSomebody(word.text) || surnames.has(word.text) || isUnusualName(word.text));
}

function isUnusualName(word: string): boolean {
  return word.length > 4 && isPersonName(word) && !isEveryday(word);
}

/** Not three letters in the middle of others. */
function isMeant(words: readonly NameWord[], { text, run, isPart }: NameWord): boolean {
  if (!isPart || text.length > 3) return true;
  return words.some((other) => other.run === run && other.text !== text && isSomebody(other.text));
}
