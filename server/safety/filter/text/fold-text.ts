import { fold } from './fold.ts';
import { lookalikes } from './glyphs.ts';

/** Scripts whose letters and marks are kept as they are: without them names of these scripts would all look alike. */
const preserved =
  /(?=[\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])/u;
const digit = /\p{Nd}/u;

/**
 * The one way in which texts are compared: small letters without accents, width, invisible signs; lookalikes of other
 * alphabets as the Latin letter that they resemble; digits of all scripts as 0 to 9.
 */
export function foldText(text: string): string {
  let folded = '';
  for (const letter of text.normalize('NFC')) folded += foldLetter(letter);
  return folded;
}

function foldLetter(character: string): string {
  if (digit.test(character)) return String(digitValueOf(character));
  if (preserved.test(character) && !lookalikes.has(character)) return character.normalize('NFKC').toLowerCase();
  return fold(character).text;
}

/** Digits stand in rows of ten, the nought first; those of mathematics in several rows without a gap. */
function digitValueOf(letter: string): number {
  const plain = letter.normalize('NFKC');
  if (plain >= '0' && plain <= '9') return Number(plain);
  const code = letter.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
