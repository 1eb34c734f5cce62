import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { isStrong, mayBeginStrong } from './strong-words.ts';

/** Roots that many names hold by chance: `Harshith`, `Somporn`, `Cuntao`. */
const ROOTS_IN_NAMES: ReadonlySet<string> = new Set(['shit', 'porn', 'cunt']);

/** `youfuckingfool`: contains a listed word and does not consist of everyday words alone. */
export function findInside(token: string, isNameLike: boolean): ListedWord | undefined {
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

/** A listed word with only everyday words before and after it. */
function findBetweenWords(token: string): ListedWord | undefined {
  for (let from = 0; from + 3 <= token.length; from += 1) {
    if (!mayBeginStrong(token, from)) continue;
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
