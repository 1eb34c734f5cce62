import { lazy } from '../../../platform/lazy.ts';
import { leetLetters } from '../text/glyphs.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';

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

function withoutRepeats(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

interface Spellings {
  readonly byUnrepeated: Map<string, string[]>;
  readonly bySound: Map<string, ListedWord>;
  readonly byMissingVowel: Map<string, ListedWord>;
  readonly byConsonants: Map<string, ListedWord>;
}

/** The first three letters of all strong words. One lookup here avoids many in the list. */
const strongBeginnings = lazy(() => {
  const beginnings = new Uint8Array(1 << 15);
  for (const [word, listed] of lexicon().words) if (isStrong(listed)) beginnings[beginningIndex(word, 0)] = 1;
  return beginnings;
});

const spellings = lazy((): Spellings => {
  const index = { byUnrepeated: new Map(), bySound: new Map(), byMissingVowel: new Map(), byConsonants: new Map() };
  for (const listed of lexicon().uninflected) addSpellings(index, listed.word, listed);
  return index;
});

function addSpellings(
  { byUnrepeated, bySound, byMissingVowel, byConsonants }: Spellings,
  word: string,
  listed: ListedWord,
): void {
  const key = withoutRepeats(word);
  byUnrepeated.set(key, [...(byUnrepeated.get(key) ?? []), word]);
  if (!isStrong(listed) || word.length < 4) return;
  if (!bySound.has(toSound(word))) bySound.set(toSound(word), listed);
  if (word.length < 5 && word !== 'fuck') return;
  for (let at = 1; at < word.length; at += 1) {
    if ('aeiou'.includes(word.charAt(at))) setIfNew(byMissingVowel, word.slice(0, at) + word.slice(at + 1), listed);
  }
  const skeleton = word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
  if (skeleton.length > 3) setIfNew(byConsonants, skeleton, listed);
}

function setIfNew(map: Map<string, ListedWord>, key: string, listed: ListedWord): void {
  if (!map.has(key)) map.set(key, listed);
}

/** Whether a word is bad enough to look for its misspellings. */
export function isStrong(listed: ListedWord): boolean {
  return listed.action !== 'disguised' && (listed.severity > 1 || listed.word.length > 3);
}

/** Roughly how a word sounds: `phuck`, `fuk` and `fuq` are equal. */
function toSound(word: string): string {
  return withoutRepeats(
    word
      .replace(/ph/g, 'f')
      .replace(/tch/g, 'ch')
      .replace(/ck|q|c(?![hiey])/g, 'k')
      .replace(/z/g, 's')
      .replace(/(?<=[^aeiou])y(?=[^aeiou])/g, 'i')
      .replace(/(?<=[^aeiou])v(?=[^aeiou])/g, 'u'),
  );
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

function findMisspelled(token: string): ListedWord | undefined {
  if (token.length < 4) return undefined;
  const { bySound, byMissingVowel, byConsonants } = spellings();
  return (
    bySound.get(toSound(token)) ??
    findSwapped(token) ??
    byMissingVowel.get(token) ??
    byConsonants.get(token) ??
    findVowelReplaced(token) ??
    findReversed(token)
  );
}

export function findStrong(word: string): ListedWord | undefined {
  const listed = strongBeginnings()[beginningIndex(word, 0)] === 1 ? lexicon().words.get(word) : undefined;
  return listed && isStrong(listed) ? listed : undefined;
}

/** `fuuuck`: repeats letters of a listed word, and of no everyday word. */
function findStretched(token: string): ListedWord | undefined {
  const key = withoutRepeats(token);
  if (key.length === token.length) return undefined;
  const runs = splitRuns(token);
  const word = spellings()
    .byUnrepeated.get(key)
    ?.find((one) => coversRuns(splitRuns(one), runs));
  const listed = word === undefined ? undefined : lexicon().words.get(word);
  if (word === undefined || !listed) return undefined;
  return !isStrong(listed) && couldBeDictionaryWord(key, runs) ? undefined : listed;
}

function isStretchedDictionaryWord(token: string): boolean {
  const key = withoutRepeats(token);
  return key.length < token.length && couldBeDictionaryWord(key, splitRuns(token));
}

function splitRuns(word: string): number[] {
  return (word.match(/(.)\1*/g) ?? []).map((run) => run.length);
}

function coversRuns(word: readonly number[], token: readonly number[]): boolean {
  return word.every((length, at) => length <= (token[at] ?? 0));
}

function couldBeDictionaryWord(key: string, runs: readonly number[]): boolean {
  if (isDictionaryWord(key)) return true;
  return [...key].some(
    (letter, at) => (runs[at] ?? 0) > 1 && isDictionaryWord(key.slice(0, at) + letter + key.slice(at)),
  );
}

/** `fcuk` */
function findSwapped(token: string): ListedWord | undefined {
  if (token.length > 16) return undefined;
  for (let at = 0; at + 1 < token.length; at += 1) {
    const found = findStrong(token.slice(0, at) + token.charAt(at + 1) + token.charAt(at) + token.slice(at + 2));
    if (found) return found;
  }
  return undefined;
}

/** `fxck`: another letter in place of a vowel. */
function findVowelReplaced(token: string): ListedWord | undefined {
  if (token.length > 16) return undefined;
  for (let at = 1; at < token.length; at += 1) {
    if (!'xvw'.includes(token.charAt(at))) continue;
    for (const vowel of 'aeiou') {
      const found = findStrong(token.slice(0, at) + vowel + token.slice(at + 1));
      if (found) return found;
    }
  }
  return undefined;
}

/** `kcuf` and `uckfay`. */
function findReversed(token: string): ListedWord | undefined {
  if (token.length > 16) return undefined;
  const back = findStrong([...token].reverse().join(''));
  if (back) return back;
  if (!token.endsWith('ay') || token.length < 6) return undefined;
  const rest = token.slice(0, -2);
  return (
    findStrong(rest.slice(-1) + rest.slice(0, -1)) ??
    findStrong(rest.slice(-2) + rest.slice(0, -2)) ??
    (rest.endsWith('w') || rest.endsWith('y') ? findStrong(rest.slice(0, -1)) : undefined)
  );
}

/** Roots that many names hold by chance: `Harshith`, `Somporn`, `Cuntao`. */
const ROOTS_IN_NAMES: ReadonlySet<string> = new Set(['shit', 'porn', 'cunt']);

/** `youfuckingfool`: contains a listed word and does not consist of everyday words alone. */
function findInside(token: string, isNameLike: boolean): ListedWord | undefined {
  if (token.length < 5) return undefined;
  const root = lexicon().roots.find((one) => {
    const at = token.indexOf(one);
    if (at < 0 || isInsideDictionaryWord(token, at, one.length)) return false;
    return !(isNameLike && ROOTS_IN_NAMES.has(one) && !isBetweenWords(token, at, at + one.length));
  });
  if (root !== undefined && !isMadeOfDictionaryWords(token, 2, 4))
    return lexicon().words.get(root) ?? lexicon().words.get(`${root}e`) ?? unlistedRoot(root);
  return findBetweenWords(token);
}

/** `scunthorpefan`: the root belongs to an everyday word, and the rest is everyday words too. */
function isInsideDictionaryWord(token: string, at: number, length: number): boolean {
  for (let from = 0; from <= at; from += 1) {
    for (let to = token.length; to >= at + length; to -= 1) {
      if (to - from <= length || !isDictionaryWord(token.slice(from, to))) continue;
      const [head, tail] = [token.slice(0, from), token.slice(to)];
      if ((head === '' || isMadeOfDictionaryWords(head, 2, 3)) && (tail === '' || isMadeOfDictionaryWords(tail, 2, 3)))
        return true;
    }
  }
  return false;
}

function unlistedRoot(word: string): ListedWord {
  return { word, action: 'refuse', severity: 2, kind: 'rude', isStandardSpelling: true };
}

function beginningIndex(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31);
}

/** A listed word with only everyday words before and after it. */
function findBetweenWords(token: string): ListedWord | undefined {
  for (let from = 0; from + 3 <= token.length; from += 1) {
    if (strongBeginnings()[beginningIndex(token, from)] !== 1) continue;
    for (let to = Math.min(token.length, from + 14); to >= from + 3; to -= 1) {
      const listed = lexicon().words.get(token.slice(from, to));
      if (!listed || !isStrong(listed)) continue;
      if (!isBetweenWords(token, from, to)) continue;
      if (to - from > 5 || !isMadeOfDictionaryWords(token, 3, 3)) return listed;
    }
  }
  return undefined;
}

function isBetweenWords(token: string, from: number, to: number): boolean {
  return isInnocentRest(token.slice(0, from)) && isInnocentRest(token.slice(to));
}

function isInnocentRest(rest: string): boolean {
  if (rest === '' || rest === 'u' || rest === 'ur' || rest === 'my') return true;
  if (/^(.)\1*$/.test(rest) && rest.length < 4) return 'xzo'.includes(rest.charAt(0));
  return rest.length > 2 && isMadeOfDictionaryWords(rest, 2, 3);
}

function isMadeOfDictionaryWords(token: string, parts: number, shortest: number): boolean {
  if (token.length >= shortest && isDictionaryWord(token)) return true;
  if (parts === 1) return false;
  for (let at = shortest; at + shortest <= token.length; at += 1) {
    if (isDictionaryWord(token.slice(0, at)) && isMadeOfDictionaryWords(token.slice(at), parts - 1, shortest))
      return true;
  }
  return false;
}
