import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { getRule, getScore, toFinding } from './heads.ts';
import { languageOfTurns, scoreInLanguage } from './score-turns.ts';
import { type Head, heads } from './weights.ts';

const MAX_REASONS = 4;
const MAX_EXPLAINED = 40;

/** For staff: the few words of a text without which a head would be least sure. Slow. */
export function explainLikely(words: readonly Word[], rule: string): Finding[] {
  const head = heads.find((one) => getRule(one) === rule);
  return head === undefined ? [] : reasonsFor(head, words).map(({ start, end }) => toFinding(head, [start, end]));
}

function reasonsFor(head: Head, words: readonly Word[]): Word[] {
  const language = languageOfTurns([{ words, isOther: false }]);
  const scoreWith = (some: readonly Word[]) =>
    getScore(head, scoreInLanguage(language, [{ words: some, isOther: false }]));
  const whole = scoreWith(words);
  const read = words.slice(0, MAX_EXPLAINED);
  return read
    .map((word, left) => ({ word, loss: whole - scoreWith(read.filter((_, other) => other !== left)) }))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MAX_REASONS)
    .map(({ word }) => word);
}
