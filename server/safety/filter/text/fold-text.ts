import { fold } from './fold.ts';
import { lookalikes } from './glyphs.ts';

/** Scripts whose letters stay as they are. Otherwise all names in these scripts would be equal. */
const preserved =
  /(?=[\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])/u;
const digit = /\p{Nd}/u;

/**
 * The form in which names and texts are compared: lower case, without accents, width and invisible characters. Lookalikes from other
 * scripts become the Latin letter that they resemble, digits of all scripts become 0 to 9.
 */
export function foldText(text: string): string {
  let folded = '';
  for (const letter of text.normalize('NFC')) folded += foldLetter(letter);
  return folded;
}

function foldLetter(character: string): string {
  if (digit.test(character)) return String(getDigitValue(character));
  if (preserved.test(character) && !lookalikes.has(character)) return character.normalize('NFKC').toLowerCase();
  return fold(character).text;
}

/** Unicode keeps digits in rows of ten from zero to nine. Mathematical digits are several rows without a gap. */
function getDigitValue(letter: string): number {
  const plain = letter.normalize('NFKC');
  if (plain >= '0' && plain <= '9') return Number(plain);
  const code = letter.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
