import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import type { Word } from '../text/sentence.ts';
import { DANGER, type Finding } from '../verdict.ts';
import { isDictionaryWord } from '../words/dictionary.ts';
import { findFeatures, hashFeatures, type Turn } from './features.ts';
import { createPlaces } from './known-features.ts';
import { computeMargins } from './language-heads.ts';
import { detectLanguage, isWordIn, type Language } from './languages.ts';
import { computeScores, type Head, heads, type Scores, unpack, type Weights } from './weights.ts';
import { findWordKind } from './word-kinds.ts';

/** What a head decides. It is wrong too often about strangers' sentences to refuse. */
interface Policy {
  readonly decision: 'hold' | 'help';
  readonly severity: number;
  /** From this score on: where few near misses by authors that the head had not seen, and hardly any ordinary sentences, match. */
  readonly threshold: number;
  /** Below this score, what the patterns of the same family found is harmless after all. */
  readonly veto: number;
  /** The same, of the words around what the pattern found. */
  readonly nearbyVeto: number;
}

const policies: Readonly<Record<Head, Policy>> = {
  unkind: { decision: 'hold', severity: 2, threshold: 1.55, veto: -1.3, nearbyVeto: 0 },
  lure: { decision: 'hold', severity: 3, threshold: 1.15, veto: -1.7, nearbyVeto: 0 },
  crisis: { decision: 'help', severity: 4, threshold: 1, veto: -1.5, nearbyVeto: -0.7 },
  private: { decision: 'hold', severity: 2, threshold: 0.55, veto: -0.9, nearbyVeto: -0.3 },
};

/** From this score of the luring head on, a message counts in the sum of a pair, though it is shown. */
const LURE_SIGNAL = 0;

const committed = lazy(() => withPlaces(unpack(readFileSync(new URL('../data/weights.bin', import.meta.url)))));
let chosen: ReturnType<typeof withPlaces> | undefined;

function withPlaces(weights: Weights) {
  return { weights, places: createPlaces(weights.fingerprints) };
}

/** For validation, which leaves authors out: from here on these weights are read instead of the committed ones. */
export function setWeights(weights: Weights): void {
  chosen = withPlaces(weights);
}

const MIN_KNOWN_WORDS = 3;
const MIN_KNOWN_SHARE = 0.6;
const MAX_REASONS = 4;

/** The languages that the heads know. */
export type TextLanguage = 'en' | Language;

/** By head. The heads say neither yes nor no to a text with few words of a language that they know. */
export function scoreTurns(turns: readonly Turn[]): Scores {
  return scoreInLanguage(languageOfTurns(turns), turns);
}

/** As if the text were of a language, though it may be too short to tell. */
export function scoreInLanguage(language: TextLanguage | undefined, turns: readonly Turn[]): Scores {
  if (language === undefined) return unsure;
  if (language === 'en') return scoreEnglish(turns);
  return computeMargins(turns, language).map((margin, at) => policies[heads[at] ?? 'unkind'].threshold + margin);
}

function scoreEnglish(turns: readonly Turn[]): Scores {
  const { weights, places } = chosen ?? committed();
  return computeScores(weights, findFeatures(hashFeatures(turns), places));
}

export function languageOfTurns(turns: readonly Turn[]): TextLanguage | undefined {
  return isEnglish(turns) ? 'en' : detectLanguage(turns);
}

function isEnglish(turns: readonly Turn[]): boolean {
  let known = 0;
  let all = 0;
  for (const { words } of turns) {
    for (const word of words) {
      if (word.text < 'a') continue;
      all += 1;
      if (isPlainWord(word)) known += 1;
    }
  }
  return known >= MIN_KNOWN_WORDS && known >= all * MIN_KNOWN_SHARE;
}

/** Whether it is a word of the language and no number: numbers are for contact/, which distinguishes them from scores. */
export function isPlainWordIn(language: TextLanguage | undefined, word: Word): boolean {
  return language === undefined || language === 'en' ? isPlainWord(word) : word.text >= 'a' && isWordIn(language, word);
}

function isPlainWord(word: Word): boolean {
  return word.text >= 'a' && isDictionaryWord(word.text) && findWordKind(word) !== 'number';
}

/** Neither a match nor a veto. */
const unsure: Scores = heads.map(() => Number.NaN);

/** Which heads reach their thresholds, or exceed them by a margin. */
export function matchingHeads(scores: Scores, margin = 0): Head[] {
  const matching = heads.filter((head, at) => (scores[at] ?? Number.NaN) >= policies[head].threshold + margin);
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

const MAX_EXPLAINED = 40;

/** Counts in the sum of a pair; never shown as a finding. */
export const LURE_SIGNAL_RULE = 'asks.lure';

export function isLureSignal(scores: Scores): boolean {
  return (scores[heads.indexOf('lure')] ?? Number.NaN) >= LURE_SIGNAL;
}

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

function getScore(head: Head, scores: Scores): number {
  return scores[heads.indexOf(head)] ?? Number.NaN;
}

/** `My dad hits me` stays, whatever else the text is about. Numbers nearby are no sign that it is harmless. */
function wordsAround({ span: [from, to] }: Finding, words: readonly Word[]): readonly Word[] {
  const before = words.filter(({ text, end }) => end <= from && text >= 'a');
  const found = words.filter(({ start, end }) => end > from && start < to);
  const after = words.filter(({ text, start }) => start >= to && text >= 'a');
  return [...before.slice(-WORDS_NEARBY), ...found, ...after.slice(0, WORDS_NEARBY)];
}

const WORDS_NEARBY = 2;

function isSevere({ severity, decision }: Finding): boolean {
  return severity >= SEVERE && decision === 'refuse';
}

const PRIVATE: readonly Head[] = ['private'];
const CRISIS: readonly Head[] = ['crisis'];

/** A shorter text says too little of what surrounds the words of a pattern. */
const MIN_VETOED_WORDS = 6;
/** What would be worse to miss stays, unless the head is surer. */
const SEVERE = 3;
const SEVERE_MARGIN = 1;
