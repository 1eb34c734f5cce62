import { readingGrade } from '#server/cards/index.ts';

/** What a child of an age reads with ease: the grade of a whole card, of one text, and the words of a sentence. */
interface Limits {
  readonly card: number;
  readonly text: number;
  readonly sentence: number;
}

/** By the age from which a card is dealt. */
const limitsFrom: Readonly<Record<number, Limits>> = {
  6: { card: 2.6, text: 4.5, sentence: 13 },
  7: { card: 3.2, text: 5, sentence: 14 },
  8: { card: 4, text: 5.7, sentence: 15 },
  9: { card: 4.6, text: 6, sentence: 18 },
  10: { card: 5.2, text: 6.5, sentence: 18 },
};
const oldest: Limits = { card: 7, text: 10, sentence: 20 };

/** The grade of a shorter text says little: one long word decides it. */
const MIN_WORDS_FOR_GRADE = 6;

/** What makes these texts too hard for children from an age; undefined when they are fine. */
export function whyTooHard(age: number, texts: readonly string[]): string | undefined {
  const limits = limitsFrom[age] ?? oldest;
  const card = readingGrade(texts.join('. '));
  if (card > limits.card) return `reads like grade ${card.toFixed(1)}`;
  const hard = texts.find((text) => countWords(text) >= MIN_WORDS_FOR_GRADE && readingGrade(text) > limits.text);
  if (hard !== undefined) return `"${hard}" reads like grade ${readingGrade(hard).toFixed(1)}`;
  const long = texts.flatMap(splitSentences).find((sentence) => countWords(sentence) > limits.sentence);
  return long === undefined ? undefined : `"${long.trim()}" has ${countWords(long)} words`;
}

function splitSentences(text: string): string[] {
  return text.split(/[.!?:;…]+/);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)?.length ?? 0;
}
