import type { Token } from '../text/tokens.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, listedWords, roots } from './lexicon.ts';
import { findDisguised, findStrong, readingsOf } from './spelling.ts';

interface SpreadWord {
  readonly listed: ListedWord;
  readonly start: number;
  readonly end: number;
}

/** The names of letters, as in `eff you see kay`, and their radio names, as in `foxtrot uniform`. */
const letterNames: Readonly<Record<string, string>> = {
  ...{
    ay: 'a',
    eh: 'a',
    bee: 'b',
    be: 'b',
    see: 'c',
    sea: 'c',
    cee: 'c',
    dee: 'd',
    ee: 'e',
    eff: 'f',
    ef: 'f',
    gee: 'g',
  },
  ...{
    aitch: 'h',
    haitch: 'h',
    eye: 'i',
    aye: 'i',
    jay: 'j',
    kay: 'k',
    kaye: 'k',
    el: 'l',
    ell: 'l',
    em: 'm',
    en: 'n',
  },
  ...{
    oh: 'o',
    owe: 'o',
    pee: 'p',
    pea: 'p',
    cue: 'q',
    queue: 'q',
    are: 'r',
    ar: 'r',
    ess: 's',
    es: 's',
    doubleu: 'w',
    tee: 't',
  },
  ...{
    tea: 't',
    you: 'u',
    yew: 'u',
    vee: 'v',
    ex: 'x',
    why: 'y',
    wye: 'y',
    zee: 'z',
    zed: 'z',
    alpha: 'a',
    bravo: 'b',
  },
  ...{ charlie: 'c', delta: 'd', echo: 'e', foxtrot: 'f', golf: 'g', hotel: 'h', india: 'i', juliet: 'j', kilo: 'k' },
  ...{ lima: 'l', mike: 'm', november: 'n', oscar: 'o', papa: 'p', quebec: 'q', romeo: 'r', sierra: 's', tango: 't' },
  ...{ uniform: 'u', victor: 'v', whiskey: 'w', xray: 'x', yankee: 'y', zulu: 'z' },
};

const letterByName = new Map(Object.entries(letterNames));

/** Finds listed words whose letters are spread over several tokens. */
export function findSpreadWords(text: string, pieces: readonly Token[]): SpreadWord[] {
  return [...findSpacedLetters(pieces), ...findLetterNames(pieces), ...findSplitWords(text, pieces)];
}

/** `f u c k` and `ff uu cc kk` */
function findSpacedLetters(pieces: readonly Token[]): SpreadWord[] {
  return runsOf(pieces, letterOf).flatMap((run) => {
    const letters = run.map((piece) => letterOf(piece) ?? '').join('');
    if (!/[a-z]/.test(letters)) return [];
    return readingsOf(letters)
      .flatMap((reading) => (reading.length === run.length ? findInLetters(reading, run) : []))
      .slice(0, 1);
  });
}

function letterOf(piece: Token): string | undefined {
  const first = piece.text.charAt(0);
  if (piece.text.length === 1) return first;
  return piece.text.length < 4 && first >= 'a' && [...piece.text].every((letter) => letter === first)
    ? first
    : undefined;
}

/** `eff you see kay` */
function findLetterNames(pieces: readonly Token[]): SpreadWord[] {
  return runsOf(pieces, letterNamedBy).flatMap((run) => {
    if (!run.some((piece) => piece.text.length > 1)) return [];
    const named = run.filter((piece) => piece.text !== 'double');
    return findInLetters(named.map((piece) => letterNamedBy(piece, run) ?? '').join(''), named);
  });
}

function letterNamedBy(piece: Token, run: readonly Token[] = []): string | undefined {
  const before = run[run.indexOf(piece) - 1];
  if (piece.text === 'you' && before?.text === 'double') return 'w';
  if (piece.text === 'double') return '';
  return piece.text.length === 1 && piece.text >= 'a' ? piece.text : letterByName.get(piece.text);
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
      if (word.length > 4 && isDictionaryWord(word) && !listedWords.has(word)) return [];
      const listed = listedWords.get(word) ?? (cut < 2 && word.length > 3 ? findDisguised(word, true) : undefined);
      if (listed) return [spanning(run, from, to - 1, listed)];
    }
  }
  return findRoot(letters, run);
}

function findRoot(letters: string, run: readonly Token[]): SpreadWord[] {
  const root = roots.find((one) => letters.includes(one));
  const at = root === undefined ? -1 : letters.indexOf(root);
  const found = root === undefined ? undefined : listedWords.get(root);
  return found && root ? [spanning(run, at, at + root.length - 1, found)] : [];
}

function spanning(run: readonly Token[], first: number, last: number, listed: ListedWord): SpreadWord {
  return { listed, start: run[first]?.start ?? 0, end: run[last]?.end ?? 0 };
}

const MAX_RUN = 60;

function runsOf(pieces: readonly Token[], read: (piece: Token) => string | undefined): Token[][] {
  const found: Token[][] = [];
  let run: Token[] = [];
  for (const piece of pieces) {
    if (read(piece) !== undefined && run.length < MAX_RUN) run.push(piece);
    else {
      if (run.length > 2) found.push(run);
      run = read(piece) === undefined ? [] : [piece];
    }
  }
  if (run.length > 2) found.push(run);
  return found;
}

const wordsBeforeContractedIs = [
  'it',
  'that',
  'let',
  'he',
  'she',
  'what',
  'there',
  'here',
  'where',
  'who',
  'how',
  'one',
  'this',
];
const MAX_PARTS = 4;

/** `fu ck`, `as shole`: tokens that form a strong word together, while not each of them is a word. */
function findSplitWords(text: string, pieces: readonly Token[]): SpreadWord[] {
  const found: SpreadWord[] = [];
  if (pieces.every(({ isDictionaryWord }) => isDictionaryWord)) return found;
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at];
    if (!first || first.text.length > 12 || isLostContraction(pieces[at - 1], first)) continue;
    let whole = first.text;
    let hasUnknownToken = !first.isDictionaryWord;
    for (let to = at + 1; to < Math.min(pieces.length, at + MAX_PARTS); to += 1) {
      const next = pieces[to];
      const before = pieces[to - 1];
      if (!next || !before || before.contraction !== '' || next.start - before.end > 3) break;
      whole += next.text;
      if (whole.length > 16) break;
      hasUnknownToken ||= !next.isDictionaryWord;
      const listed = hasUnknownToken && whole.length > 3 ? findStrong(whole) : undefined;
      if (listed && isOneWordSplit(text, pieces.slice(at, to + 1)))
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
    !parts.every((part) => part.isDictionaryWord || listedWords.has(part.text))
  );
}

/** `let s hit it`: the apostrophe is missing. */
function isLostContraction(before: Token | undefined, piece: Token): boolean {
  return (
    before !== undefined &&
    piece.text === 's' &&
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
