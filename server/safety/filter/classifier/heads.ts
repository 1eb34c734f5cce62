import type { Word } from '../text/sentence.ts';
import type { Finding } from '../verdict.ts';
import { type Head, heads, type Scores } from './weights.ts';

/** What a head decides. It is wrong too often about strangers' sentences to refuse. */
interface Policy {
  readonly decision: 'hold' | 'help';
  readonly severity: number;
  /** From this score on: where few near misses by authors that the head had not seen, and hardly any ordinary sentences, match. */
  readonly threshold: number;
}

export const policies: Readonly<Record<Head, Policy>> = {
  unkind: { decision: 'hold', severity: 2, threshold: 1.5 },
  lure: { decision: 'hold', severity: 3, threshold: 0.3 },
  crisis: { decision: 'help', severity: 4, threshold: 1.1 },
  private: { decision: 'hold', severity: 2, threshold: 0 },
};

/** From this score of the luring head on, a message counts in the sum of a pair, though it is shown. */
const LURE_SIGNAL = 0;

/** Which heads reach their thresholds. */
export function matchingHeads(scores: Scores): Head[] {
  const matching = heads.filter((head, at) => (scores[at] ?? Number.NaN) >= policies[head].threshold);
  const isAimedAtSomebody = getScore('unkind', scores) - getScore('crisis', scores) > AIMED_AT_SOMEBODY;
  return isAimedAtSomebody ? matching.filter((head) => head !== 'crisis') : matching;
}

/** Who hurts somebody uses words of those who are hurt. Then the crisis head would send help to the wrong child. */
const AIMED_AT_SOMEBODY = 2;

export function getRule(head: Head): string {
  return `${head}${LIKELY}`;
}

/** Ends the rules of heads. */
export const LIKELY = '.likely';

export function toFinding(head: Head, span: Finding['span']): Finding {
  return { rule: getRule(head), decision: policies[head].decision, severity: policies[head].severity, span };
}

export function findLikely(words: readonly Word[], scores: Scores): Finding[] {
  const span = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0] as const;
  return matchingHeads(scores).map((head) => toFinding(head, span));
}

/** Counts in the sum of a pair; never shown as a finding. */
export const LURE_SIGNAL_RULE = 'asks.lure';

export function isLureSignal(scores: Scores): boolean {
  return getScore('lure', scores) >= LURE_SIGNAL;
}

export function getScore(head: Head, scores: Scores): number {
  return scores[heads.indexOf(head)] ?? Number.NaN;
}
