import type { Word } from '../text/sentence.ts';
import { DANGER, type Finding } from '../verdict.ts';
import { getScore, policies } from './heads.ts';
import { scoreInLanguage, type TextLanguage } from './score-turns.ts';
import type { Head, Scores } from './weights.ts';

/** A shorter text says too little of what surrounds the words of a pattern. */
const MIN_VETOED_WORDS = 6;
/** What would be worse to miss stays, unless the head is surer. */
const SEVERE = 3;
const SEVERE_MARGIN = 1;
const WORDS_NEARBY = 2;

const PRIVATE: readonly Head[] = ['private'];
const CRISIS: readonly Head[] = ['crisis'];
/** By family of rules: who judges them. A pattern that two heads can judge goes only if both say no. */
const judges: Readonly<Record<string, readonly Head[]>> = {
  unkind: ['unkind'],
  lure: ['lure'],
  asks: ['lure', 'private'],
};
const judgedPrivateRules = new Set(['private.address', 'private.name', 'private.password', 'private.school']);
/** Of the rules for a child in danger, those that look-alikes match most often: stories, songs, games and things of the past. */
const judgedCrisisRules = new Set(['crisis.abuse', 'crisis.suicide']);

interface VetoedText {
  readonly words: readonly Word[];
  readonly scores: Scores;
  readonly language: TextLanguage | undefined;
}

/**
 * Drops what a pattern found where the head of its family is sure that the text is harmless, and the words nearby are, too. For
 * what may be a child in danger it must be surer, and most rules stay: `I will kill myself if you leave me` reads to a head like
 * talk between friends.
 */
export function withoutVetoed(
  findings: readonly Finding[],
  { words, scores, language }: VetoedText,
): readonly Finding[] {
  if (words.length < MIN_VETOED_WORDS) return findings;
  return findings.filter((finding) => {
    const judging = getJudges(finding);
    const margin = isSevere(finding) ? SEVERE_MARGIN : 0;
    if (!judging?.every((head) => getScore(head, scores) < policies[head].veto - margin)) return true;
    const nearby = scoreInLanguage(language, [{ words: wordsAround(finding, words), isOther: false }]);
    return !judging.every((head) => getScore(head, nearby) < policies[head].nearbyVeto);
  });
}

function getJudges({ rule, severity }: Finding): readonly Head[] | undefined {
  if (judgedCrisisRules.has(rule)) return CRISIS;
  if (severity >= DANGER) return undefined;
  return judgedPrivateRules.has(rule) ? PRIVATE : judges[rule.split('.')[0] ?? ''];
}

/** `My dad hits me` stays, whatever else the text is about. Numbers nearby are no sign that it is harmless. */
function wordsAround({ span: [from, to] }: Finding, words: readonly Word[]): readonly Word[] {
  const before = words.filter(({ text, end }) => end <= from && text >= 'a');
  const found = words.filter(({ start, end }) => end > from && start < to);
  const after = words.filter(({ text, start }) => start >= to && text >= 'a');
  return [...before.slice(-WORDS_NEARBY), ...found, ...after.slice(0, WORDS_NEARBY)];
}

function isSevere({ severity, decision }: Finding): boolean {
  return severity >= SEVERE && decision === 'refuse';
}
