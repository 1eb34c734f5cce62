import type { Token } from '../text/tokens.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon, type SpreadWord } from './lexicon.ts';
import { findDisguised, listReadings } from './spelling.ts';

/** The names of letters, as in `eff you see kay`, and their radio names, as in `foxtrot uniform`. */
const namesOfLetters: Readonly<Record<string, string>> = {
  a: 'ay eh alpha',
  b: 'bee be bravo',
  c: 'see sea cee charlie',
  d: 'dee delta',
  e: 'ee echo',
  f: 'eff ef foxtrot',
  g: 'gee golf',
  h: 'aitch haitch hotel',
  i: 'eye aye india',
  j: 'jay juliet',
  k: 'kay kaye kilo',
  l: 'el ell lima',
  m: 'em mike',
  n: 'en november',
  o: 'oh owe oscar',
  p: 'pee pea papa',
  q: 'cue queue quebec',
  r: 'are ar romeo',
  s: 'ess es sierra',
  t: 'tee tea tango',
  u: 'you yew uniform',
  v: 'vee victor',
  w: 'doubleu whiskey',
  x: 'ex xray',
  y: 'why wye yankee',
  z: 'zee zed zulu',
};

const letterByName = new Map(
  Object.entries(namesOfLetters).flatMap(([letter, names]) => names.split(' ').map((name) => [name, letter] as const)),
);

/** Finds listed words that are spelled out, letter by letter or by the names of letters. */
export function findSpelledWords(tokens: readonly Token[]): SpreadWord[] {
  return [...findSpacedLetters(tokens), ...findLetterNames(tokens)];
}

/** `f u c k` and `ff uu cc kk` */
function findSpacedLetters(tokens: readonly Token[]): SpreadWord[] {
  return splitRuns(tokens, getLetter).flatMap((run) => {
    const letters = run.map((token) => getLetter(token) ?? '').join('');
    if (!/[a-z]/.test(letters)) return [];
    return listReadings(letters)
      .flatMap((reading) => (reading.length === run.length ? findInLetters(reading, run) : []))
      .slice(0, 1);
  });
}

function getLetter(token: Token): string | undefined {
  const first = token.text.charAt(0);
  if (token.text.length === 1) return first;
  return token.text.length < 4 && first >= 'a' && [...token.text].every((letter) => letter === first)
    ? first
    : undefined;
}

/** `eff you see kay` */
function findLetterNames(tokens: readonly Token[]): SpreadWord[] {
  return splitRuns(tokens, letterNamedBy).flatMap((run) => {
    if (!run.some((token) => token.text.length > 1)) return [];
    const named = run.filter((token) => token.text !== 'double');
    return findInLetters(named.map((token) => letterNamedBy(token, run) ?? '').join(''), named);
  });
}

function letterNamedBy(token: Token, run: readonly Token[] = []): string | undefined {
  const before = run[run.indexOf(token) - 1];
  if (token.text === 'you' && before?.text === 'double') return 'w';
  if (token.text === 'double') return '';
  return token.text.length === 1 && token.text >= 'a' ? token.text : letterByName.get(token.text);
}

const MAX_EXTRA_LETTERS = 4;
const MAX_LETTERS = 24;

/** The listed word in a run of letters, with at most a few other letters before it (`you are a`) and after it. */
function findInLetters(letters: string, run: readonly Token[]): SpreadWord[] {
  if (letters.length > MAX_LETTERS || !/[a-z]{2}/.test(letters)) return findRoot(letters, run);
  for (let cut = 0; cut <= 2 * MAX_EXTRA_LETTERS; cut += 1) {
    for (let from = Math.max(0, cut - MAX_EXTRA_LETTERS); from <= Math.min(cut, MAX_EXTRA_LETTERS); from += 1) {
      const to = letters.length - (cut - from);
      const word = letters.slice(from, to);
      if (word.length < 3 || (word.length < 4 && cut > 1)) continue;
      if (word.length > 4 && isDictionaryWord(word) && !lexicon().words.has(word)) return [];
      const listed = lexicon().words.get(word) ?? (cut < 2 && word.length > 3 ? findDisguised(word, true) : undefined);
      if (listed) return [spanning(run, from, to - 1, listed)];
    }
  }
  return findRoot(letters, run);
}

function findRoot(letters: string, run: readonly Token[]): SpreadWord[] {
  const root = lexicon().roots.find((one) => letters.includes(one));
  const at = root === undefined ? -1 : letters.indexOf(root);
  const found = root === undefined ? undefined : lexicon().words.get(root);
  return found && root ? [spanning(run, at, at + root.length - 1, found)] : [];
}

function spanning(run: readonly Token[], first: number, last: number, listed: ListedWord): SpreadWord {
  return { listed, start: run[first]?.start ?? 0, end: run[last]?.end ?? 0 };
}

const MAX_RUN = 60;

function splitRuns(tokens: readonly Token[], read: (token: Token) => string | undefined): Token[][] {
  const found: Token[][] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    if (read(token) !== undefined && run.length < MAX_RUN) run.push(token);
    else {
      if (run.length > 2) found.push(run);
      run = read(token) === undefined ? [] : [token];
    }
  }
  if (run.length > 2) found.push(run);
  return found;
}
