import type { Word } from '../text/sentence.ts';
import { DANGER, type Finding } from '../verdict.ts';
import { getScore } from './heads.ts';
import { scoreInLanguage, type TextLanguage } from './score-turns.ts';
import type { Head, Scores } from './weights.ts';

/** A shorter text says too little of what surrounds the words of a pattern. */
const MIN_VETOED_WORDS = 6;
/** Below this score of its head a text is harmless. */
const HARMLESS = -1;
/** The same, of a pattern's words and their neighbors, which look worse by themselves than in their sentence. */
const HARMLESS_NEARBY = 0;
const WORDS_NEARBY = 2;
/** So much surer a head must be where a child may be in danger. */
const SURER = 0.5;

const PRIVATE: readonly Head[] = ['private'];
const CRISIS: readonly Head[] = ['crisis'];
/** By family of rules: who judges them. A pattern that two heads can judge goes only if both say no. */
const judges: Readonly<Record<string, readonly Head[]>> = {
  unkind: ['unkind'],
  lure: ['lure'],
  asks: ['lure', 'private'],
};
const judgedPrivateRules = new Set(['private.address', 'private.name', 'private.password', 'private.school']);
/** Hardly a harmless line of any author matches it. */
const THREAT = 'unkind.threat';
/** Of the rules for a child in danger, those that look-alikes match most often: stories, songs, games and things of the past. */
const judgedCrisisRules = new Set(['crisis.abuse', 'crisis.suicide']);

interface VetoedText {
  readonly words: readonly Word[];
  readonly scores: Scores;
  readonly language: TextLanguage | undefined;
}

/**
 * Drops what a pattern found where the head of its family takes the text for harmless, and the words nearby, too. Threats stay, and
 * most of what may be a child in danger: `I will kill myself if you leave me` reads to a head like talk between friends.
 */
export function withoutVetoed(
  findings: readonly Finding[],
  { words, scores, language }: VetoedText,
): readonly Finding[] {
  if (words.length < MIN_VETOED_WORDS) return findings;
  return findings.filter((finding) => {
    const judging = getJudges(finding);
    const margin = finding.severity >= DANGER ? SURER : 0;
    if (!judging?.every((head) => getScore(head, scores) < HARMLESS - margin)) return true;
    const nearby = scoreInLanguage(language, [{ words: wordsAround(finding, words), isOther: false }]);
    return !judging.every((head) => getScore(head, nearby) < HARMLESS_NEARBY - margin);
  });
}

function getJudges({ rule, severity }: Finding): readonly Head[] | undefined {
  if (judgedCrisisRules.has(rule)) return CRISIS;
  if (severity >= DANGER || rule === THREAT) return undefined;
  return judgedPrivateRules.has(rule) ? PRIVATE : judges[rule.split('.')[0] ?? ''];
}

/** `My dad hits me` stays, whatever else the text is about. Numbers nearby are no sign that it is harmless. */
function wordsAround({ span: [from, to] }: Finding, words: readonly Word[]): readonly Word[] {
  const before = words.filter(({ text, end }) => end <= from && text >= 'a');
  const found = words.filter(({ start, end }) => end > from && start < to);
  const after = words.filter(({ text, start }) => start >= to && text >= 'a');
  return [...before.slice(-WORDS_NEARBY), ...found, ...after.slice(0, WORDS_NEARBY)];
}
