import { leet } from '../text/glyphs.ts';
import { isKnown } from './dictionary.ts';
import { bare, type Listed, roots, words } from './lexicon.ts';

const MAX_READINGS = 12;
/** Longer runs are no single words, and too dear to be read in a dozen ways. */
const MAX_WORD = 18;

/** The ways in which a run of letters, digits and signs can be read as letters alone. */
export function readingsOf(token: string): string[] {
  const most = token.length > MAX_WORD ? 2 : MAX_READINGS;
  let readings = [''];
  for (const letter of token) {
    const choices = letter >= 'a' && letter <= 'z' ? letter : leet[letter];
    if (choices === undefined) continue;
    if (choices.length === 1 || readings.length * choices.length > most) {
      const first = choices.charAt(0);
      readings = readings.map((reading) => reading + first);
    } else readings = [...choices].flatMap((choice) => readings.map((reading) => reading + choice));
  }
  return readings;
}

/** The listed word among the readings of a token; none when one of them is an everyday word. */
export function firstListed(readings: readonly string[], isNameLike = false): Listed | undefined {
  const listed = readings.map((reading) => (reading.length > 2 ? words.get(reading) : undefined)).find(Boolean);
  if (listed) return listed;
  if (readings.some((reading) => reading.length > 2 && isKnown(reading))) return undefined;
  for (const reading of readings) {
    const found = disguised(reading, isNameLike);
    if (found) return found;
  }
  return undefined;
}

/** A word with runs of one letter shortened to one. */
function squeezed(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/** Which three letters a strong word begins with: a look at them spares many looks at the words. */
const beginnings = new Uint8Array(1 << 15);
for (const [word, listed] of words) if (isStrong(listed)) beginnings[beginningAt(word, 0)] = 1;

const bySqueezed = new Map<string, string[]>();
const bySound = new Map<string, Listed>();
const byGap = new Map<string, Listed>();
const bySkeleton = new Map<string, Listed>();

for (const listed of bare) index(listed.word, listed);

function index(word: string, listed: Listed): void {
  const key = squeezed(word);
  bySqueezed.set(key, [...(bySqueezed.get(key) ?? []), word]);
  if (!isStrong(listed) || word.length < 4) return;
  if (!bySound.has(soundOf(word))) bySound.set(soundOf(word), listed);
  if (word.length < 5 && word !== 'fuck') return;
  for (let at = 1; at < word.length; at += 1) {
    if ('aeiou'.includes(word.charAt(at))) setIfNew(byGap, word.slice(0, at) + word.slice(at + 1), listed);
  }
  const skeleton = word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
  if (skeleton.length > 3) setIfNew(bySkeleton, skeleton, listed);
}

function setIfNew(map: Map<string, Listed>, key: string, listed: Listed): void {
  if (!map.has(key)) map.set(key, listed);
}

/** Whether a word is bad enough to be looked for in what is not spelt like it. */
export function isStrong(listed: Listed): boolean {
  return listed.action !== 'disguised' && (listed.severity > 1 || listed.word.length > 3);
}

/** How a word sounds, roughly: `phuck`, `fuk` and `fuq` are one. */
function soundOf(word: string): string {
  return squeezed(
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
 * The listed word that an unknown run of letters stands for, by any of the tricks of spelling. What is written like a
 * name is only stretched or taken apart: names are too many to know, and too many are a letter away from a listed word.
 */
export function disguised(token: string, isNameLike = false): Listed | undefined {
  if (token.length < 3 || token.length > 40 || isKnown(token)) return undefined;
  const whole = stretched(token);
  if (whole || isStretchedKnown(token)) return whole;
  return (isNameLike ? undefined : misspelt(token)) ?? inside(token);
}

function misspelt(token: string): Listed | undefined {
  if (token.length < 4) return undefined;
  return (
    bySound.get(soundOf(token)) ??
    swapped(token) ??
    byGap.get(token) ??
    bySkeleton.get(token) ??
    patched(token) ??
    turned(token)
  );
}

export function exactStrong(word: string): Listed | undefined {
  const listed = beginnings[beginningAt(word, 0)] === 1 ? words.get(word) : undefined;
  return listed && isStrong(listed) ? listed : undefined;
}

/** `fuuuck`: every run at least as long as in the word, and no everyday word stretched likewise. */
function stretched(token: string): Listed | undefined {
  const key = squeezed(token);
  if (key.length === token.length) return undefined;
  const runs = runsOf(token);
  const word = bySqueezed.get(key)?.find((one) => fits(runsOf(one), runs));
  const listed = word === undefined ? undefined : words.get(word);
  if (word === undefined || !listed) return undefined;
  return !isStrong(listed) && couldBeKnown(key, runs) ? undefined : listed;
}

function isStretchedKnown(token: string): boolean {
  const key = squeezed(token);
  return key.length < token.length && couldBeKnown(key, runsOf(token));
}

function runsOf(word: string): number[] {
  return (word.match(/(.)\1*/g) ?? []).map((run) => run.length);
}

function fits(word: readonly number[], token: readonly number[]): boolean {
  return word.every((length, at) => length <= (token[at] ?? 0));
}

function couldBeKnown(key: string, runs: readonly number[]): boolean {
  if (isKnown(key)) return true;
  return [...key].some((letter, at) => (runs[at] ?? 0) > 1 && isKnown(key.slice(0, at) + letter + key.slice(at)));
}

/** `fcuk`: two neighbours changed places. */
function swapped(token: string): Listed | undefined {
  if (token.length > 16) return undefined;
  for (let at = 0; at + 1 < token.length; at += 1) {
    const found = exactStrong(token.slice(0, at) + token.charAt(at + 1) + token.charAt(at) + token.slice(at + 2));
    if (found) return found;
  }
  return undefined;
}

/** `fxck`: one letter put in a vowel's place. */
function patched(token: string): Listed | undefined {
  if (token.length > 16) return undefined;
  for (let at = 1; at < token.length; at += 1) {
    if (!'xvw'.includes(token.charAt(at))) continue;
    for (const vowel of 'aeiou') {
      const found = exactStrong(token.slice(0, at) + vowel + token.slice(at + 1));
      if (found) return found;
    }
  }
  return undefined;
}

/** `kcuf` and `uckfay`. */
function turned(token: string): Listed | undefined {
  if (token.length > 16) return undefined;
  const back = exactStrong([...token].reverse().join(''));
  if (back) return back;
  if (!token.endsWith('ay') || token.length < 6) return undefined;
  const rest = token.slice(0, -2);
  return (
    exactStrong(rest.slice(-1) + rest.slice(0, -1)) ??
    exactStrong(rest.slice(-2) + rest.slice(0, -2)) ??
    (rest.endsWith('w') || rest.endsWith('y') ? exactStrong(rest.slice(0, -1)) : undefined)
  );
}

/** `youfuckingfool`: a listed word inside, unless everyday words alone could make up the whole. */
function inside(token: string): Listed | undefined {
  if (token.length < 5) return undefined;
  const root = roots.find((one) => token.includes(one) && !isCovered(token, token.indexOf(one), one.length));
  if (root !== undefined && !isMadeOfKnown(token, 2, 4))
    return words.get(root) ?? words.get(`${root}e`) ?? rootOnly(root);
  return between(token);
}

/** `scunthorpefan`: the root is part of an everyday word, and so is the rest. */
function isCovered(token: string, at: number, length: number): boolean {
  for (let from = 0; from <= at; from += 1) {
    for (let to = token.length; to >= at + length; to -= 1) {
      if (to - from <= length || !isKnown(token.slice(from, to))) continue;
      const [head, tail] = [token.slice(0, from), token.slice(to)];
      if ((head === '' || isMadeOfKnown(head, 2, 3)) && (tail === '' || isMadeOfKnown(tail, 2, 3))) return true;
    }
  }
  return false;
}

function rootOnly(word: string): Listed {
  return { word, action: 'refuse', severity: 2, kind: 'rude', isPlain: true };
}

function beginningAt(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31);
}

/** A listed word with nothing but everyday words before and after it. */
function between(token: string): Listed | undefined {
  for (let from = 0; from + 3 <= token.length; from += 1) {
    if (beginnings[beginningAt(token, from)] !== 1) continue;
    for (let to = Math.min(token.length, from + 14); to >= from + 3; to -= 1) {
      const listed = words.get(token.slice(from, to));
      if (!listed || !isStrong(listed)) continue;
      if (!isPlainRest(token.slice(0, from)) || !isPlainRest(token.slice(to))) continue;
      if (to - from > 5 || !isMadeOfKnown(token, 3, 3)) return listed;
    }
  }
  return undefined;
}

function isPlainRest(rest: string): boolean {
  if (rest === '' || rest === 'u' || rest === 'ur' || rest === 'my') return true;
  if (/^(.)\1*$/.test(rest) && rest.length < 4) return 'xzo'.includes(rest.charAt(0));
  return rest.length > 2 && isMadeOfKnown(rest, 2, 3);
}

function isMadeOfKnown(token: string, parts: number, shortest: number): boolean {
  if (token.length >= shortest && isKnown(token)) return true;
  if (parts === 1) return false;
  for (let at = shortest; at + shortest <= token.length; at += 1) {
    if (isKnown(token.slice(0, at)) && isMadeOfKnown(token.slice(at), parts - 1, shortest)) return true;
  }
  return false;
}
