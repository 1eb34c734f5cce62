import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import type { Turn } from './features.ts';
import { hashLanguageFeatures } from './language-features.ts';
import type { Language } from './languages.ts';
import { computeScores, type Head, heads, type Scores, unpack, type Weights } from './weights.ts';

/** From these scores on the heads match: where few near misses by authors whom they had not seen do. */
const thresholds: Readonly<Record<Language, Readonly<Record<Head, number>>>> = {
  de: { unkind: 0.7, lure: -0.6, crisis: 0.25, private: -0.5 },
  es: { unkind: 1.15, lure: -1.2, crisis: 1, private: -0.9 },
  fr: { unkind: 0.9, lure: -0.5, crisis: 0.7, private: -0.8 },
};

const committed = lazy(() => unpack(readFileSync(new URL('../data/languages/weights.bin', import.meta.url))));
let chosen: Weights | undefined;

/** For validation, which leaves authors out: from here on these weights are read instead of the committed ones. */
export function setLanguageWeights(weights: Weights): void {
  chosen = weights;
}

export function scoreLanguage(turns: readonly Turn[], language: Language): Scores {
  return computeScores(chosen ?? committed(), hashLanguageFeatures(turns, language));
}

/** By head, how far a text in another language than English is beyond its threshold. Of a short text no head is sure that it is harmless. */
export function computeMargins(turns: readonly Turn[], language: Language): Scores {
  const scores = scoreLanguage(turns, language);
  const least = turns.reduce((sum, { words }) => sum + words.length, 0) < LONG_TEXT ? UNSURE : Number.NEGATIVE_INFINITY;
  return heads.map((head, at) => Math.max(least, (scores[at] ?? Number.NaN) - thresholds[language][head]));
}

/** Words. */
const LONG_TEXT = 9;
/** No match, no veto of the whole text, and no sign of luring, by heads.ts and vetoes.ts. */
const UNSURE = -0.85;
