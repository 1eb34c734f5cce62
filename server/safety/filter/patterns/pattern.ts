import type { Word } from '../text/sentence.ts';
import type { Signatures } from './signature.ts';

/**
 * A pattern over words. Regular expressions would be slow on hostile texts; `match.ts` is not.
 *
 * `word`, `stem~` (all inflections), `(a|b c)`, `@class`, `thing?` (optional), `..` (up to 3 words), `..6` (up to 6), `%number`,
 * `%name` (capitalized), `%word`, `%handle` (letters and digits), `%unknown` (in no dictionary), `%time` (`3pm`), `%agesex` (`12f`),
 * `^` (start of a sentence), `$` (end), `!x` (x does not follow).
 */
export interface Pattern {
  readonly steps: readonly Step[];
  /** The words with which a match can begin; `%name` stands for any name. Undefined if a match can begin with any word. */
  readonly firstWords: ReadonlySet<string> | undefined;
  /** Every match contains one of these: the rarest words that the pattern requires. */
  readonly requiredWords: readonly string[] | undefined;
  /** Every match also contains a word of each of these. */
  readonly required: Signatures;
}

export type Step = string | WordSet | Alternatives | Test | Gap | Group | Edge;

interface WordSet {
  readonly kind: 'one';
  readonly words: ReadonlySet<string>;
}

/** Alternatives by their first word, so that a class of hundreds costs one lookup. */
export interface Alternatives {
  readonly kind: 'either';
  readonly byWord: ReadonlyMap<string, readonly (readonly Step[])[]>;
  readonly others: readonly (readonly Step[])[];
}

interface Test {
  readonly kind: 'test';
  readonly name: string;
  readonly test: (word: Word) => boolean;
}

interface Gap {
  readonly kind: 'gap';
  readonly maxWords: number;
}

interface Group {
  readonly kind: 'maybe' | 'unless';
  readonly steps: readonly Step[];
}

interface Edge {
  readonly kind: 'first' | 'last';
}
