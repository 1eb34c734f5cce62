import type { Piece } from '../text/tokens.ts';
import { isKnown } from './dictionary.ts';
import { type Listed, roots, words } from './lexicon.ts';
import { disguised, exactStrong, readingsOf } from './spelling.ts';

interface Found {
  readonly listed: Listed;
  readonly start: number;
  readonly end: number;
}

/** How letters are called: `eff you see kay`, and by radio: `foxtrot uniform`. */
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

const names = new Map(Object.entries(letterNames));

/** Listed words whose letters are spread over several pieces. */
export function joined(text: string, pieces: readonly Piece[]): Found[] {
  return [...spaced(pieces), ...spelled(pieces), ...split(text, pieces)];
}

/** `f u c k` and `ff uu cc kk`. */
function spaced(pieces: readonly Piece[]): Found[] {
  return runs(pieces, letterOf).flatMap((run) => {
    const letters = run.map((piece) => letterOf(piece) ?? '').join('');
    if (!/[a-z]/.test(letters)) return [];
    return readingsOf(letters)
      .flatMap((reading) => (reading.length === run.length ? hidden(reading, run) : []))
      .slice(0, 1);
  });
}

function letterOf(piece: Piece): string | undefined {
  const first = piece.text.charAt(0);
  if (piece.text.length === 1) return first;
  return piece.text.length < 4 && first >= 'a' && [...piece.text].every((letter) => letter === first)
    ? first
    : undefined;
}

/** `eff you see kay`. */
function spelled(pieces: readonly Piece[]): Found[] {
  return runs(pieces, nameOf).flatMap((run) => {
    if (!run.some((piece) => piece.text.length > 1)) return [];
    const named = run.filter((piece) => piece.text !== 'double');
    return hidden(named.map((piece) => nameOf(piece, run) ?? '').join(''), named);
  });
}

function nameOf(piece: Piece, run: readonly Piece[] = []): string | undefined {
  const before = run[run.indexOf(piece) - 1];
  if (piece.text === 'you' && before?.text === 'double') return 'w';
  if (piece.text === 'double') return '';
  return piece.text.length === 1 && piece.text >= 'a' ? piece.text : names.get(piece.text);
}

const MAX_AROUND = 4;
const MAX_LETTERS = 24;

/** A listed word that the letters of a run are, but for a few before it (`you are a`) and after it. */
function hidden(letters: string, run: readonly Piece[]): Found[] {
  if (letters.length > MAX_LETTERS || !/[a-z]{2}/.test(letters)) return rooted(letters, run);
  for (let cut = 0; cut <= 2 * MAX_AROUND; cut += 1) {
    for (let from = Math.max(0, cut - MAX_AROUND); from <= Math.min(cut, MAX_AROUND); from += 1) {
      const to = letters.length - (cut - from);
      const word = letters.slice(from, to);
      if (word.length < 3 || (word.length < 4 && cut > 1)) continue;
      if (word.length > 4 && isKnown(word) && !words.has(word)) return [];
      const listed = words.get(word) ?? (cut < 2 && word.length > 3 ? disguised(word, true) : undefined);
      if (listed) return [over(run, from, to - 1, listed)];
    }
  }
  return rooted(letters, run);
}

function rooted(letters: string, run: readonly Piece[]): Found[] {
  const root = roots.find((one) => letters.includes(one));
  const at = root === undefined ? -1 : letters.indexOf(root);
  const found = root === undefined ? undefined : words.get(root);
  return found && root ? [over(run, at, at + root.length - 1, found)] : [];
}

function over(run: readonly Piece[], first: number, last: number, listed: Listed): Found {
  return { listed, start: run[first]?.start ?? 0, end: run[last]?.end ?? 0 };
}

const MAX_RUN = 60;

function runs(pieces: readonly Piece[], read: (piece: Piece) => string | undefined): Piece[][] {
  const found: Piece[][] = [];
  let run: Piece[] = [];
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

const beforeEnding = ['it', 'that', 'let', 'he', 'she', 'what', 'there', 'here', 'where', 'who', 'how', 'one', 'this'];
const MAX_PARTS = 4;

/** `fu ck`, `as shole`: neighbours that are a strong word together while not each is a word alone. */
function split(text: string, pieces: readonly Piece[]): Found[] {
  const found: Found[] = [];
  if (pieces.every(({ isKnown }) => isKnown)) return found;
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at];
    if (!first || first.text.length > 12 || isContracted(pieces[at - 1], first)) continue;
    let whole = first.text;
    let holdsOdd = !first.isKnown;
    for (let to = at + 1; to < Math.min(pieces.length, at + MAX_PARTS); to += 1) {
      const next = pieces[to];
      const before = pieces[to - 1];
      if (!next || !before || before.ending !== '' || next.start - before.end > 3) break;
      whole += next.text;
      if (whole.length > 16) break;
      holdsOdd ||= !next.isKnown;
      const listed = holdsOdd && whole.length > 3 ? exactStrong(whole) : undefined;
      if (listed && isTakenApart(text, pieces.slice(at, to + 1)))
        found.push({ listed, start: first.start, end: next.end });
    }
  }
  return found;
}

function isTakenApart(text: string, parts: readonly Piece[]): boolean {
  const [left, right] = parts;
  if (left && right && isMaskedWord(text, left, right)) return false;
  return parts.some(({ text }) => text.length > 1) && !parts.every((part) => part.isKnown || words.has(part.text));
}

/** `let s hit it`, with its apostrophe lost. */
function isContracted(before: Piece | undefined, piece: Piece): boolean {
  return before !== undefined && piece.text === 's' && (beforeEnding.includes(before.text) || before.text.length > 3);
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** `c*unt`: one sign for a letter of an everyday word. */
export function isMaskedWord(text: string, left: Piece, right: Piece): boolean {
  const gap = text.slice(left.end, right.start);
  return gap.length === 1 && gap !== ' ' && alphabet.some((letter) => isKnown(left.text + letter + right.text));
}
