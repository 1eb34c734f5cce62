import { withDigits } from './number-words.ts';

/** From so many letters on an answer forgives one slip of the keyboard (docs/product-decisions.md, P25). */
const FORGIVING_LETTERS = 6;
const articles = ['a', 'an', 'the'];

/** What is never forgiven as a slip. */
export interface SlipLimits {
  /** Words that the riddle itself rules out: those of its question, and others that a writer has named. */
  readonly ruledOut: readonly string[];
  /** Whether a text of small letters is a word of its own, like `plane` for `planet`. */
  isKnownWord(text: string): boolean;
}

const noLimits: SlipLimits = { ruledOut: [], isKnownWord: () => false };

/** Whether a guess is one of a riddle's answers; case, accents, articles, punctuation and spaces do not matter. */
export function isRight(answers: readonly string[], guess: string, limits = noLimits): boolean {
  const told = essences(guess);
  if (answers.some((answer) => meet(essences(answer), told, (one, other) => one === other))) return true;
  if (isRuledOut(guess, limits)) return false;
  return answers.some(
    (answer) =>
      isForgiving(answer) &&
      meet(essences(answer), told, (right, slip) => isAlmost(right, slip) && !isOtherWord(right, slip, limits)),
  );
}

function isRuledOut(guess: string, { ruledOut }: SlipLimits): boolean {
  const told = essences(guess);
  return ruledOut.some((word) => meet(essences(word), told, (one, other) => one === other));
}

/** One too many or too few of the same thing is the same answer. */
function isOtherWord(right: string, slip: string, { isKnownWord }: SlipLimits): boolean {
  return isKnownWord(slip) && slip !== `${right}s` && right !== `${slip}s`;
}

/** The same for the one word of a word puzzle, where every letter counts. */
export function isWord(word: string, guess: string): boolean {
  const told = [plainWords(guess), withoutArticles(guess)].map((words) => words.join(''));
  return told.includes(word.toLowerCase());
}

function meet(some: readonly string[], others: readonly string[], agree: (one: string, other: string) => boolean) {
  return some.some((one) => others.some((other) => agree(one, other)));
}

/**
 * What of a text counts: its letters and digits alone; and the same without articles and with numbers as digits. Both are
 * kept, because a space can make an article or a number of a part of a word, as in `an t` and `b one`.
 */
function essences(text: string): string[] {
  const essences = [plainWords(text).join(''), withDigits(withoutArticles(text)).join('')];
  return essences.filter((essence) => essence !== '');
}

/** A letter on its own is what an answer like `the letter A` is about: there no slip is forgiven. */
function isForgiving(answer: string): boolean {
  const words = withoutArticles(answer);
  return words.join('').length >= FORGIVING_LETTERS && words.every((word) => word.length > 1);
}

/** Digits are never forgiven: 24 is not 25. */
function isAlmost(answer: string, told: string): boolean {
  return !/\p{N}/u.test(answer) && isOneSlip(answer, told);
}

function withoutArticles(text: string): string[] {
  return plainWords(text).filter((word, at, words) => at === words.length - 1 || !articles.includes(word));
}

/** The words of a text in small letters, without accents and punctuation. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\s*[/\u2044]\s*(?=\d)/g, '/')
    .replace(/(?<!\d)[./]|[./](?!\d)|[^\p{L}\p{N}./]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * Whether two different texts are one slip apart: a letter too much, too few or wrong, or two neighbours swapped. That is
 * the Damerau-Levenshtein distance of 1, found by taking away what both begin and end with.
 */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin += 1;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const left = short.slice(begin, short.length - end);
  const right = long.slice(begin, long.length - end);
  return right.length === 1 || (right.length === 2 && left === `${right[1]}${right[0]}`);
}
