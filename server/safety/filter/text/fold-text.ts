import { fold } from './fold.ts';
import { lookalikes } from './glyphs.ts';

/** Scripts whose letters and marks are kept as they are: without them names of these scripts would all look alike. */
const kept =
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

function foldLetter(letter: string): string {
  if (digit.test(letter)) return String(figureOf(letter));
  if (kept.test(letter) && !lookalikes.has(letter)) return letter.normalize('NFKC').toLowerCase();
  return fold(letter).text;
}

/** Digits stand in rows of ten, the nought first; those of mathematics in several rows without a gap. */
function figureOf(letter: string): number {
  const plain = letter.normalize('NFKC');
  if (plain >= '0' && plain <= '9') return Number(plain);
  const code = letter.codePointAt(0) ?? 0;
  let nought = code;
  while (digit.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return (code - nought) % 10;
}
