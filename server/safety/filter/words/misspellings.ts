import { lazy } from '../../../platform/lazy.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { findStrong, isStrong } from './strong-words.ts';

/** The listed word that a token misspells. */
export function findMisspelled(token: string): ListedWord | undefined {
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

interface Spellings {
  readonly byUnrepeated: Map<string, string[]>;
  readonly bySound: Map<string, ListedWord>;
  readonly byMissingVowel: Map<string, ListedWord>;
  readonly byConsonants: Map<string, ListedWord>;
}

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

function withoutRepeats(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/** `fuuuck`: repeats letters of a listed word, and of no everyday word. */
export function findStretched(token: string): ListedWord | undefined {
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

export function isStretchedDictionaryWord(token: string): boolean {
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
