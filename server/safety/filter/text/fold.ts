import { lookalikes } from './glyphs.ts';
import { digitsOf } from './numerals.ts';

/** A text in small plain letters, each knowing from where in the original it came. */
export interface FoldedText {
  readonly text: string;
  /** For each letter of `text` the first and the past-the-last UTF-16 unit of the original. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Whether a letter was large in the original. */
  readonly isUpperCase: Uint8Array;
  /** Whether a letter was written with another sign, or hid invisible ones before it. */
  readonly isUnusual: Uint8Array;
}

const combiningMarks = /\p{M}/gu;
const invisible = /\p{Cf}|\p{Cc}|\p{M}|[\u115f\u1160\u3164\uffa0\u2800]/u;
const LESS_THAN = 60;
/** `<b>` between letters hides a word from nobody's eyes. */
const htmlTag = /<\/?[a-z]{1,8}\/?>/iy;
const letterOrDigit = /[a-z0-9]/;

/** Case, width, accents, lookalikes and invisible signs away. Linear; at most 4 letters out for one in. */
export function fold(original: string): FoldedText {
  const size = original.length * 4;
  const from = new Uint16Array(size);
  const to = new Uint16Array(size);
  const isUpperCase = new Uint8Array(size);
  const isUnusual = new Uint8Array(size);
  let text = '';
  let last = 0;
  for (let at = 0; at < original.length; ) {
    const code = original.charCodeAt(at);
    if (code === LESS_THAN) {
      htmlTag.lastIndex = at;
      const tagMatch = htmlTag.exec(original);
      if (tagMatch) {
        at += tagMatch[0].length;
        continue;
      }
    }
    const letter = code < 128 ? (original[at] ?? '') : String.fromCodePoint(original.codePointAt(at) ?? 32);
    const plain = code < 128 ? foldAscii(letter, code) : foldCached(letter);
    const large = code < 128 ? code >= 65 && code <= 90 : letter !== letter.toLowerCase();
    for (let unit = 0; unit < plain.length && unit < 4; unit += 1) {
      from[text.length] = at;
      to[text.length] = at + letter.length;
      isUpperCase[text.length] = large ? 1 : 0;
      isUnusual[text.length] = code > 127 || last < at ? 1 : 0;
      text += plain.charAt(unit);
    }
    at += letter.length;
    if (plain !== '') last = at;
  }
  return { text, from, to, isUpperCase, isUnusual };
}

function foldAscii(letter: string, code: number): string {
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
  if (code < 32) return code === 10 || code === 13 || code === 9 ? ' ' : '';
  return letter;
}

const foldedCharacters = new Map<string, string>();

/** Remembers its answers: the same few signs come again and again. Bounded, for there are a million signs. */
function foldCached(letter: string): string {
  const before = foldedCharacters.get(letter);
  if (before !== undefined) return before;
  const plain = foldCharacter(letter);
  if (foldedCharacters.size < 4096) foldedCharacters.set(letter, plain);
  return plain;
}

function foldCharacter(letter: string): string {
  if (letter === '’' || letter === '‘' || letter === '´' || letter === 'ʼ') return "'";
  if (/\s/u.test(letter)) return ' ';
  const direct = lookalikes.get(letter) ?? digitsOf(letter);
  if (direct !== undefined) return direct;
  if (invisible.test(letter)) return '';
  const bare = letter.normalize('NFKD').replace(combiningMarks, '').toLowerCase();
  let plain = '';
  for (const one of bare) plain += lookalikes.get(one) ?? one;
  if ([...plain].some((one) => letterOrDigit.test(one)))
    return [...plain].filter((one) => letterOrDigit.test(one)).join('');
  return plain.length === letter.length ? plain : (plain[0] ?? '');
}

/** The piece of the original that a piece of the folded text came from. */
export function spanOf(folded: FoldedText, start: number, end: number): readonly [number, number] {
  return [folded.from[start] ?? 0, folded.to[Math.max(start, end - 1)] ?? 0];
}
