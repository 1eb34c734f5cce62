import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import type { Turn } from './features.ts';
import { findLanguageFeatures } from './language-features.ts';
import type { Language } from './languages.ts';
import { computeScores, type Head, heads, type Scores, unpack } from './weights.ts';

/** From these scores on the heads match: where few near misses by authors whom they had not seen do. */
const thresholds: Readonly<Record<Language, Readonly<Record<Head, number>>>> = {
  de: { unkind: 0.25, lure: -0.9, crisis: -0.35, private: -1 },
  es: { unkind: 0.25, lure: -1.3, crisis: -0.15, private: -0.8 },
  fr: { unkind: 0.45, lure: -1.05, crisis: -0.1, private: -0.85 },
};

const weights = lazy(() => unpack(readFileSync(new URL('../data/languages/weights.bin', import.meta.url))));

/** By head, how far a text in another language than English is beyond its threshold. Of a short text no head is sure that it is harmless. */
export function computeMargins(turns: readonly Turn[], language: Language): Scores {
  const scores = computeScores(weights(), findLanguageFeatures(turns, language));
  const least = turns.reduce((sum, { words }) => sum + words.length, 0) < LONG_TEXT ? UNSURE : Number.NEGATIVE_INFINITY;
  return heads.map((head, at) => Math.max(least, (scores[at] ?? Number.NaN) - thresholds[language][head]));
}

/** Words. */
const LONG_TEXT = 9;
/** No match, no veto of the whole text, and no sign of luring, by the policies of heads.ts. */
const UNSURE = -1.38;
