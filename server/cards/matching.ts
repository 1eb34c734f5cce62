import { withDigits } from './number-words.ts';

/** Answers with at least this many letters forgive one typo (docs/product-decisions.md, P25). */
const FORGIVING_LETTERS = 6;
const articles = ['a', 'an', 'the'];

/** Typos that are never forgiven. */
export interface SlipLimits {
  /** Words of the question, and others that the writer named. */
  readonly ruledOut: readonly string[];
  /** Whether a text in lower case is a word of its own, like `plane` for `planet`. */
  isKnownWord(text: string): boolean;
}

const noLimits: SlipLimits = { ruledOut: [], isKnownWord: () => false };

/** Whether a guess matches one of a riddle's answers. Case, accents, articles, punctuation and spaces don't matter. */
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

/** A plural for a singular, or the other way round, is the same answer. */
function isOtherWord(right: string, slip: string, { isKnownWord }: SlipLimits): boolean {
  return isKnownWord(slip) && slip !== `${right}s` && right !== `${slip}s`;
}

/** For a word puzzle, where every letter counts. */
export function isWord(word: string, guess: string): boolean {
  const told = [plainWords(guess), withoutArticles(guess)].map((words) => words.join(''));
  return told.includes(word.toLowerCase());
}

function meet(some: readonly string[], others: readonly string[], agree: (one: string, other: string) => boolean) {
  return some.some((one) => others.some((other) => agree(one, other)));
}

/**
 * Reduces a text to letters and digits: once as it is, and once without articles and with numbers as digits. Both are needed,
 * because a space can turn part of a word into an article or a number, as in `an t` and `b one`.
 */
function essences(text: string): string[] {
  const essences = [plainWords(text).join(''), withDigits(withoutArticles(text)).join('')];
  return essences.filter((essence) => essence !== '');
}

/** An answer like `the letter A` is about that letter, so no typo is forgiven. */
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

/** The words of a text in lower case, without accents and punctuation. */
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
 * Whether two different texts are one typo apart: a letter too many, missing or wrong, or two neighbors swapped. This is a
 * Damerau-Levenshtein distance of 1, found by stripping the common start and end.
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
