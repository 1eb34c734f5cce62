import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/sentence.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Finding } from '../verdict.ts';
import type { Turn } from './features.ts';
import { isPlainWord, LIKELY, matchingHeads, ruleOf, scoreAnyTurns, scoreTurns } from './heads.ts';
import type { Head } from './weights.ts';

/** Messages of two children that are read together. */
export const DIALOGUE_LENGTH = 6;

/** A message of a dialogue, as seen by the child whose words are judged. */
export interface Line {
  readonly text: string;
  /** Written by the other child. */
  readonly isOther: boolean;
}

export function turnOf({ text, isOther }: Line): Turn {
  const folded = fold(text);
  return { words: wordsOf(folded, tokensOf(folded.text)), isOther };
}

/** Which heads match a dialogue only with its last message: what matched before it was seen to then. */
export function headsCompletedBy(turns: readonly Turn[]): Head[] {
  const recent = turns.slice(-DIALOGUE_LENGTH);
  if (recent.length < 2) return [];
  const matching = matchingHeads(scoreTurns(recent));
  if (matching.length === 0) return [];
  const before = new Set(matchingHeads(scoreAnyTurns(recent.slice(0, -1))));
  const saysSomething = (recent.at(-1)?.words ?? []).filter(isPlainWord).length >= MIN_PLAIN_WORDS;
  return matching.filter((head) => !before.has(head) && (saysSomething || head !== 'private'));
}

const MIN_PLAIN_WORDS = 2;

/** Of a message within a dialogue, the heads must be surer: most of what is harmless there only looks otherwise by itself. */
const MARGIN_OF_SINGLE = 1;

/** Drops what a head found in a single message and is not sure of. */
export function withoutDoubtful(findings: readonly Finding[], text: string): Finding[] {
  if (!findings.some(({ rule }) => rule.endsWith(LIKELY))) return [...findings];
  const sure = matchingHeads(scoreTurns([turnOf({ text, isOther: false })]), MARGIN_OF_SINGLE).map(ruleOf);
  return findings.filter(({ rule }) => !rule.endsWith(LIKELY) || sure.includes(rule));
}
