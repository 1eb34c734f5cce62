import { readFileSync } from 'node:fs';
import { lazy } from '../lazy.ts';
import type { Turn } from './features.ts';
import { languageFeaturesOf } from './language-features.ts';
import type { Language } from './languages.ts';
import { type Head, heads, type Scores, scoresOf, unpack } from './weights.ts';

/** From these scores on the heads match: where few near misses by authors whom they had not seen do. */
const thresholds: Readonly<Record<Language, Readonly<Record<Head, number>>>> = {
  de: { unkind: -0.6, lure: -0.4, crisis: -0.7, private: -0.4 },
  es: { unkind: -0.9, lure: -0.8, crisis: -0.8, private: -0.9 },
  fr: { unkind: -1, lure: -1.2, crisis: -0.8, private: -0.8 },
};

const weights = lazy(() => unpack(readFileSync(new URL('../data/languages/weights.bin', import.meta.url))));

/** By head, how far a text in another language than English is beyond its threshold. */
export function marginsOf(turns: readonly Turn[], language: Language): Scores {
  const scores = scoresOf(weights(), languageFeaturesOf(turns, language));
  return heads.map((head, at) => (scores[at] ?? Number.NaN) - thresholds[language][head]);
}
