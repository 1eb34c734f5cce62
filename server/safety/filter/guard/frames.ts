import { findPatterns } from '../patterns/patterns.ts';
import type { Word } from '../text/sentence.ts';
import type { Span } from '../verdict.ts';

/**
 * What a text says about the unkind words in it, as `guard.en.txt` describes it. Spans are offsets into the folded text; those
 * of `denied` and `told` go on to the end of the sentence.
 */
export interface Frames {
  /** What nobody should say. */
  readonly denied: readonly Span[];
  /** What is not so. */
  readonly negated: readonly Span[];
  /** What others say, or what is about the writer. */
  readonly told: readonly Span[];
  readonly quoted: readonly Span[];
  /** Whether the writer saw it or was hurt by it, or tells a story, so that words to `you` are another's. */
  readonly isWitnessed: boolean;
  readonly isMention: boolean;
  readonly isFriendly: boolean;
  /** Whether the unkind words are meant after all: `she said it and I agree`. */
  readonly isMeant: boolean;
}

export function findFrames(words: readonly Word[], text: string): Frames {
  const found = findPatterns(words, 'guard');
  const has = (rule: string) => found.some((finding) => finding.rule === rule);
  const from = (rule: string, endOf = findSentenceEnd) =>
    found.filter((finding) => finding.rule === rule).map(({ span: [start] }) => [start, endOf(words, start)] as const);
  return {
    denied: from('guard.denied'),
    negated: from('guard.negated', findClauseEnd),
    told: from('guard.told'),
    quoted: [...text.matchAll(quotation)].map((match) => [match.index, match.index + match[0].length] as const),
    isWitnessed: has('guard.witness') || has('guard.story'),
    isMention: has('guard.mention'),
    isFriendly: has('guard.friendly'),
    isMeant: has('guard.turn'),
  };
}

const quotation = /["“„«][^"“”„«»]{1,300}["”“»]|(?<![a-z0-9])'[^']{1,100}'(?![a-z0-9])/g;

function findSentenceEnd(words: readonly Word[], start: number): number {
  const next = words.find((word) => word.startsSentence && word.start > start);
  return next?.start ?? words.at(-1)?.end ?? start;
}

/** `You're not ugly, you're hideous`: the next `you` is not denied. */
function findClauseEnd(words: readonly Word[], start: number): number {
  const next = words.find(({ text, start: at }) => at > start && (text === 'you' || text === 'u'));
  return Math.min(next?.start ?? Number.POSITIVE_INFINITY, findSentenceEnd(words, start));
}
