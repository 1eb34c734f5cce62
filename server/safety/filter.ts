import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

export interface Verdict {
  readonly decision: 'allow' | 'mask' | 'hold' | 'refuse' | 'help';
  readonly rules: readonly string[];
  /** Where in the text, [from, to) in UTF-16 units. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly version: string;
}

const VERSION = 'words-1';
const MOST_LETTERS = 2000;

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const mail = /[^\s@]+@[^\s@]+\.[a-z]{2,}/gi;
const phone = /(?:\+?\d[\s().-]?){6,14}\d/g;
const link = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|io|me|tv|gg)\b/gi;

/**
 * Reads a text that a child wrote and says what may happen to it. Whole-word and disguised profanity by the English word
 * list, and plain contact details. Pure; about 20 microseconds a sentence.
 */
export function screen(text: string): Verdict {
  const read = text.slice(0, MOST_LETTERS).normalize('NFKC');
  const found = [
    ...matcher.getAllMatches(read).map(({ startIndex, endIndex }) => finding('profanity', startIndex, endIndex + 1)),
    ...spansOf('mail', mail, read),
    ...spansOf('phone', phone, read),
    ...spansOf('link', link, read),
  ];
  return {
    decision: found.length > 0 || text.length > MOST_LETTERS ? 'refuse' : 'allow',
    rules: [...new Set(found.map(({ rule }) => rule))],
    spans: found.map(({ span }) => span),
    version: VERSION,
  };
}

function spansOf(rule: string, pattern: RegExp, text: string) {
  return [...text.matchAll(pattern)].map((match) => finding(rule, match.index, match.index + match[0].length));
}

function finding(rule: string, from: number, to: number) {
  return { rule, span: [from, to] as const };
}
