import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import type { Word } from '../text/sentence.ts';
import { isDictionaryWord } from '../words/dictionary.ts';
import { hashFeatures, type Turn } from './features.ts';
import { policies } from './heads.ts';
import { computeMargins } from './language-heads.ts';
import { detectLanguage, isWordIn, type Language } from './languages.ts';
import { computeScores, heads, type Scores, unpack, type Weights } from './weights.ts';
import { findWordKind } from './word-kinds.ts';

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

const committed = lazy(() => unpack(readFileSync(new URL('../data/weights.bin', import.meta.url))));
let chosen: Weights | undefined;

/** For validation, which leaves authors out: from here on these weights are read instead of the committed ones. */
export function setWeights(weights: Weights): void {
  chosen = weights;
}

export function scoreEnglish(turns: readonly Turn[]): Scores {
  return computeScores(chosen ?? committed(), hashFeatures(turns));
}

export function languageOfTurns(turns: readonly Turn[]): TextLanguage | undefined {
  return isEnglish(turns) ? 'en' : detectLanguage(turns);
}

const MIN_KNOWN_WORDS = 3;
const MIN_KNOWN_SHARE = 0.6;

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
