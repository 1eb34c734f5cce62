import { asLetters } from '#contract/rules/usernames.ts';
import { foldText, nameChecks } from '../../safety/index.ts';

const NOT_A_NAME = 'Please type just the name, in letters';

const shape = /^\p{L}(?:[\p{L}\p{M}' .’ʼ‘`´·・-]|\u200c|\u200d)*$/u;
/** Mail programs turn it into a link: `www.example.com`. */
const address = /\p{L}{2}\.\p{L}/u;

/** Only the shape of real names is checked, as there are children called Dick, Titova and Yamashita. */
export function realNameFlaw(name: string): string | undefined {
  return shape.test(name) && !address.test(name) ? undefined : NOT_A_NAME;
}

export interface RealName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Shorter ones are in too many words: "li" is in "lily". */
const MIN_GLUED_LENGTH = 3;
/** Particles identify nobody, and occur in words: "der" is in "spider". */
const PARTICLES = new Set(
  'van von der den ter ten zu zum zur de del della di da do dos das du des la le los el al bin bint ibn abu ben ou y e i st'.split(
    ' ',
  ),
);
/** Scripts without spaces, in which even a short name appears in the middle of other words. */
const hasNoGaps = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a name that others see contains the first or last name in any spelling: "Maya B", "MayaLee", "H.a.d.d.a.d". */
export function tellsRealName(name: string, { firstName, lastName }: RealName): boolean {
  const parts = [firstName, lastName].flatMap(nameParts);
  return [name, asLetters(name), asLetters(name.replaceAll('1', 'l'))].some((reading) => {
    const words = splitName(reading);
    return parts.some((part) => isRevealedBy(words, part));
  });
}

/** Whether both names appear side by side in a text: "I am Maya Haddad". */
export function tellsWholeName(text: string, { firstName, lastName }: RealName): boolean {
  const said = ` ${splitName(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
  const [first, last] = [firstName, lastName].map((name) =>
    splitName(name)
      .map(({ folded }) => folded)
      .join(' '),
  );
  return said.includes(` ${first} ${last} `) || said.includes(` ${last} ${first} `);
}

interface Word {
  readonly folded: string;
  /** Contains at least one letter of another script. */
  readonly isForeign: boolean;
}

/** Each name as a whole and its parts: "van der Berg" as vanderberg and berg. */
function nameParts(name: string): Word[] {
  const words = splitName(name);
  const whole = { folded: words.map(({ folded }) => folded).join(''), isForeign: words.some((word) => word.isForeign) };
  const parts = words.length > 1 ? words.filter(({ folded }) => !PARTICLES.has(folded)) : [];
  return [whole, ...parts].filter(({ folded }) => folded.length > 1 || hasNoGaps.test(folded));
}

function isRevealedBy(words: readonly Word[], { folded: part, isForeign }: Word): boolean {
  // Folded, `Мая` reads like `mar`: only letters of her own script identify her.
  const read = isForeign ? words.filter((word) => word.isForeign) : words;
  if (read.some(({ folded }) => folded === part)) return true;
  if (part.length < MIN_GLUED_LENGTH && !hasNoGaps.test(part)) return false;
  return read.some(({ folded }) => folded.includes(part) && !nameChecks.isEverydayWord(folded)) || isSpread(read, part);
}

/** `H.a.d.d.a.d` and `Ma ya`: the name begins with a word and ends with one. */
function isSpread(words: readonly Word[], part: string): boolean {
  return words.some((_, from) => {
    let joined = '';
    for (let at = from; at < words.length && joined.length < part.length; at += 1) joined += words[at]?.folded ?? '';
    return joined === part;
  });
}

/** "José-Luis GarcíaLópez" as jose, luis, garcia, lopez. */
function splitName(name: string): Word[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{Cf}]+/u)
    .map((word) => ({ folded: foldText(word), isForeign: /(?!\p{Script=Latin})\p{L}/u.test(word) }))
    .filter(({ folded }) => folded !== '');
}
