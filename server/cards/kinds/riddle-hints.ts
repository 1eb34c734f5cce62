import type { RiddleHint } from '#contract/cards/kinds/riddle.ts';
import { isRight, plainWords } from '../matching.ts';

interface Solvable {
  readonly question: string;
  readonly answer: string;
  readonly accepts: readonly string[];
  readonly rejects?: readonly string[] | undefined;
  readonly hints?: readonly string[] | undefined;
}

const MAX_HINTS = 2;
/** For a shorter answer, the first letter would give most of it away. */
const MIN_LETTERS_FOR_START = 3;

/** Written hints come first. Missing ones are made from the letters of the answer. */
export function listHints({ answer, hints = [] }: Pick<Solvable, 'answer' | 'hints'>): RiddleHint[] {
  const written = hints.map((text) => ({ text }));
  return [...written, ...letterHints(answer, MAX_HINTS - written.length)];
}

/** The length of the answer, then its first letter; both at once if there is room for only one hint. */
function letterHints(answer: string, count: number): RiddleHint[] {
  if (count === 0) return [];
  const words = plainWords(answer);
  const letters = words.map(({ length }) => length);
  const start = words[0]?.[0]?.toUpperCase();
  const isLong = start !== undefined && Math.max(...letters) >= MIN_LETTERS_FOR_START;
  if (!isLong) return [{ letters }];
  return count === 1 ? [{ letters, start }] : [{ letters }, { start }];
}

/** A typo is not forgiven when it spells a word of the question, a word that the riddle rules out, or any other known word. */
export function solves(
  { question, answer, accepts, rejects = [] }: Solvable,
  guess: string,
  words: ReadonlySet<string>,
): boolean {
  const ruledOut = [...plainWords(question), ...rejects];
  return isRight([answer, ...accepts], guess, { ruledOut, isKnownWord: (text) => words.has(text) });
}

/** The first hint must leave something to find out. The second may almost say it. */
export function findTellingHints(items: readonly (Solvable & { readonly id: string })[]): string[] {
  const telling = items.filter(({ answer, accepts, hints = [] }) =>
    hints.some((hint) => plainWords(hint).some((word) => word.length > 2 && isRight([answer, ...accepts], word))),
  );
  return telling.map(({ id, hints = [] }) => `riddle ${id}: ${hints.join(' / ')}`);
}
