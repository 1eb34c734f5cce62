import { isFirstName, isKnown } from '../words/dictionary.ts';
import { readLines } from '../words/lexicon.ts';
import { readingsOf } from '../words/spelling.ts';
import type { Folded } from './fold.ts';
import type { Piece } from './tokens.ts';

/** A word as the patterns read it: `u` is `you`, `don't` is `do` and `not`, `k1ll` is `kill`. */
export interface Word {
  readonly text: string;
  /** Another word that it may stand for: `ur` is `you are` by itself, and often `your`. */
  readonly also?: string;
  readonly start: number;
  readonly end: number;
  /** Begins with a large letter. */
  readonly isLarge: boolean;
  /** A full stop or a new line stands before it. */
  readonly isFirst: boolean;
}

const expanded = new Map(
  readLines('short.en.txt').map((line) => {
    const [short = '', long = ''] = line.split(' = ');
    return [short, long.split(' ')] as const;
  }),
);

const endings: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' };
const isBefore = [
  'it',
  'he',
  'she',
  'that',
  'what',
  'who',
  'where',
  'there',
  'here',
  'how',
  'nobody',
  'everyone',
  'everybody',
].concat(['someone', 'mom', 'mum', 'dad', 'life', 'one']);
const notBefore = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
  ['ai', 'is'],
]);
const breaks = /[!?;|]|(?<!\.)\.(?!\.)/;

/** The words of a text in order, each with its place in the folded text. */
export function wordsOf({ text, isLarge }: Folded, pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const piece of withoutGaps(pieces)) {
    const isFirst = words.length === 0 || (breaks.test(text.slice(last, piece.start)) && !isInitial(text, last, piece));
    for (const [at, plain] of (isWill(piece, words.at(-1)) ? iWill : plainWords(piece)).entries()) {
      const also = plain === 'ur' || plain === 'yr' ? 'your' : undefined;
      words.push({
        text: plain,
        ...(also && { also }),
        start: piece.start,
        end: piece.end,
        isLarge: at === 0 && isLarge[piece.start] === 1,
        isFirst: isFirst && at === 0,
      });
    }
    last = piece.end;
  }
  return isTitle(words) ? words.map((word) => ({ ...word, isLarge: word.isLarge && isFirstName(word.text) })) : words;
}

/** The dots of `k.y.s` end no sentence. */
function isInitial(text: string, last: number, { start, end }: Piece): boolean {
  return end - start === 1 && /(?:^|[^a-z0-9])[a-z]\.$/.test(text.slice(Math.max(0, last - 2), start));
}

const MIN_LETTERS = 4;
const MAX_LETTERS = 12;
const MAX_BEFORE = 3;

/** `you are a l o s e r`: lone letters in a row are one word, if they are any; `u r a` is not. */
function withoutGaps(pieces: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = [];
  let letters: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text.length === 1 && piece.text >= 'a') {
      letters.push(piece);
      continue;
    }
    whole.push(...closedUp(letters), piece);
    letters = [];
  }
  return [...whole, ...closedUp(letters)];
}

function closedUp(letters: readonly Piece[]): readonly Piece[] {
  for (let before = 0; before <= MAX_BEFORE && letters.length - before >= MIN_LETTERS; before += 1) {
    const [first, ...others] = letters.slice(before);
    const last = others.at(-1);
    if (!first || !last || others.length >= MAX_LETTERS) continue;
    const text = others.reduce((word, letter) => word + letter.text, first.text);
    if (!isKnown(text)) continue;
    return [...letters.slice(0, before), { text, start: first.start, end: last.end, ending: '', isKnown: true }];
  }
  return letters;
}

/** In `Never Touch a Snake` large letters name nobody. */
function isTitle(words: readonly Word[]): boolean {
  return words.length > 2 && words.filter(({ isLarge }) => isLarge).length > 0.6 * words.length;
}

const iWill = ['i', 'will'];
const beforeIll = [
  'am',
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'feel',
  'feels',
  'felt',
  'feeling',
  'very',
  'so',
  'really',
  'got',
].concat([
  'get',
  'fell',
  'mentally',
  'seriously',
  'too',
  'not',
  'became',
  'look',
  'looks',
  'when',
  'an',
  'the',
  'he',
  'she',
  'they',
]);

/** `ill` is `i will` but after what says how one is. */
function isWill({ text }: Piece, before: Word | undefined): boolean {
  return text === 'ill' && !beforeIll.includes(before?.text ?? '');
}

function plainWords({ text, ending, isKnown }: Piece): readonly string[] {
  if (ending === 't' && text.endsWith('n')) return [notBefore.get(text.slice(0, -1)) ?? text.slice(0, -1), 'not'];
  const words = expanded.get(text) ?? [isKnown ? text : readWord(text)];
  if (ending === '') return words;
  if (ending === 's') return text === 'let' ? ['let', 'us'] : isBefore.includes(text) ? [...words, 'is'] : words;
  return [...words, endings[ending] ?? ''].filter((word) => word !== '');
}

const remembered = new Map<string, string>();

/** An unknown run of letters as the everyday word that it most likely is. */
function readWord(token: string): string {
  if (token.length < 3 || token.length > 20) return token;
  const before = remembered.get(token);
  if (before !== undefined) return before;
  const word = likeliest(token);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(token, word);
  return word;
}

function likeliest(token: string): string {
  if (/\d/.test(token)) {
    const reading = /[a-z]/.test(token) ? readingsOf(token).find((one) => isLikely(one, token)) : undefined;
    return reading ?? token;
  }
  const vowel = token.replace(/(?<=[a-z])v(?=[a-z])/, 'u');
  if (vowel !== token && isKnown(vowel)) return vowel;
  if (!/(.)\1/.test(token)) return token;
  const single = token.replace(/(.)\1+/g, '$1');
  if (isKnown(single)) return single;
  const double = token.replace(/(.)\1+/g, '$1$1');
  if (isKnown(double)) return double;
  for (let at = 0; at < single.length; at += 1) {
    const one = single.slice(0, at) + single.charAt(at) + single.slice(at);
    if (isKnown(one)) return one;
  }
  return single.length > 1 && /(.)\1\1/.test(token) ? single : token;
}

/** Three letters with a figure for the first or the last are a number more often: `1st`. */
function isLikely(reading: string, token: string): boolean {
  return isKnown(reading) && (reading.length > 3 || /^[a-z]\d[a-z]$/.test(token));
}
