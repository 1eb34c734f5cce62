import { existsSync, readFileSync } from 'node:fs';
import { lazy } from '../lazy.ts';
import { featuresOf } from './features.ts';
import { unpack, type Weights } from './weights.ts';

/** Features. A text with fewer is shorter than a short sentence, and too little to classify. */
const MIN_FEATURES = 36;

export interface Classifier {
  /** Whether a folded text scores at least the threshold that was stored with the weights. */
  matches(text: string): boolean;
}

/** A linear model over hashed words and letter runs. Without its file, before the first training, it matches nothing. */
export function classifier(file: URL): Classifier {
  const weights = lazy(() => (existsSync(file) ? unpack(readFileSync(file)) : undefined));
  return {
    matches: (text) => {
      const loaded = weights();
      return loaded !== undefined && scoreOf(text, loaded) >= loaded.threshold;
    },
  };
}

function scoreOf(text: string, { scale, bias, bytes }: Weights): number {
  const features = featuresOf(text);
  if (features.length < MIN_FEATURES) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const feature of features) sum += bytes[feature] ?? 0;
  return bias + (sum * scale) / Math.sqrt(features.length);
}
