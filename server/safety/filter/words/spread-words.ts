import type { Token } from '../text/tokens.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { findDisguised, listReadings } from './spelling.ts';
import { findStrong } from './strong-words.ts';

interface SpreadWord {
  readonly listed: ListedWord;
  readonly start: number;
  readonly end: number;
}

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

/** Finds listed words whose letters are spread over several tokens. */
export function findSpreadWords(text: string, tokens: readonly Token[]): SpreadWord[] {
  return [...findSpacedLetters(tokens), ...findLetterNames(tokens), ...findSplitWords(text, tokens)];
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

const wordsBeforeContractedIs = 'it that let he she what there here where who how one this'.split(' ');
const MAX_PARTS = 4;

/** `fu ck`, `as shole`: tokens that form a strong word together, while not each of them is a word. */
function findSplitWords(text: string, tokens: readonly Token[]): SpreadWord[] {
  const found: SpreadWord[] = [];
  if (tokens.every(({ isDictionaryWord }) => isDictionaryWord)) return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || first.text.length > 12 || isLostContraction(tokens[at - 1], first)) continue;
    let whole = first.text;
    let hasUnknownToken = !first.isDictionaryWord;
    for (let to = at + 1; to < Math.min(tokens.length, at + MAX_PARTS); to += 1) {
      const next = tokens[to];
      const before = tokens[to - 1];
      if (!next || !before || before.contraction !== '' || next.start - before.end > 3) break;
      whole += next.text;
      if (whole.length > 16) break;
      hasUnknownToken ||= !next.isDictionaryWord;
      const listed = hasUnknownToken && whole.length > 3 ? findStrong(whole) : undefined;
      if (listed && isOneWordSplit(text, tokens.slice(at, to + 1)))
        found.push({ listed, start: first.start, end: next.end });
    }
  }
  return found;
}

function isOneWordSplit(text: string, parts: readonly Token[]): boolean {
  const [left, right] = parts;
  if (left && right && isMaskedDictionaryWord(text, left, right)) return false;
  return (
    parts.some(({ text }) => text.length > 1) &&
    !parts.every((part) => part.isDictionaryWord || lexicon().words.has(part.text))
  );
}

/** `let s hit it`: the apostrophe is missing. */
function isLostContraction(before: Token | undefined, token: Token): boolean {
  return (
    before !== undefined &&
    token.text === 's' &&
    (wordsBeforeContractedIs.includes(before.text) || before.text.length > 3)
  );
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** `c*unt`: one symbol for a letter of an everyday word. */
export function isMaskedDictionaryWord(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  return (
    gap.length === 1 && gap !== ' ' && alphabet.some((letter) => isDictionaryWord(left.text + letter + right.text))
  );
}
