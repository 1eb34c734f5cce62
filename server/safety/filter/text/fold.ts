import { lookalikes } from './glyphs.ts';
import { toDigits } from './numerals.ts';

/** A text in plain lower-case letters that knows for each letter where it was in the original. */
export interface FoldedText {
  readonly text: string;
  /** For each letter of `text`: its range [from, to) in the original, in UTF-16 units. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly isUpperCase: Uint8Array;
  /** Whether a letter was not ASCII, or followed invisible characters. */
  readonly isUnusual: Uint8Array;
}

const combiningMarks = /\p{M}/gu;
const invisible = /\p{Cf}|\p{Cc}|\p{M}|[\u115f\u1160\u3164\uffa0\u2800]/u;
const LESS_THAN = 60;
/** A reader skips `<b>` between letters. */
const htmlTag = /<\/?[a-z]{1,8}\/?>/iy;
const letterOrDigit = /[a-z0-9]/;

/** Removes case, width, accents, lookalikes and invisible characters. Linear; at most four letters for each one of the original. */
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

/** A text repeats few characters, so they are cached. The cache is bounded, as Unicode has a million. */
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
  const direct = lookalikes.get(letter) ?? toDigits(letter);
  if (direct !== undefined) return direct;
  if (invisible.test(letter)) return '';
  const bare = letter.normalize('NFKD').replace(combiningMarks, '').toLowerCase();
  let plain = '';
  for (const one of bare) plain += lookalikes.get(one) ?? one;
  if ([...plain].some((one) => letterOrDigit.test(one)))
    return [...plain].filter((one) => letterOrDigit.test(one)).join('');
  return plain.length === letter.length ? plain : (plain[0] ?? '');
}

/** The range of the original from which a range of the folded text came. */
export function toOriginalSpan(folded: FoldedText, start: number, end: number): readonly [number, number] {
  return [folded.from[start] ?? 0, folded.to[Math.max(start, end - 1)] ?? 0];
}
