import { featuresOf, WEIGHT_COUNT } from './features.ts';

export interface Example {
  /** Folded by `fold`, like every text that the filter reads. */
  readonly text: string;
  readonly isPositive: boolean;
  /** 1, or less for data sets with doubtful labels. */
  readonly sampleWeight: number;
}

const EPOCHS = 5;
const LEARNING_RATE = 0.35;
const WEIGHT_DECAY = 2e-6;

/**
 * Trains weights by logistic regression with stochastic gradient descent. The order comes from a fixed seed, so the same
 * examples give the same bytes on every machine.
 */
export function train(examples: readonly Example[]): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(WEIGHT_COUNT);
  const features = examples.map(({ text }) => Uint32Array.from(featuresOf(text)));
  const order = examples.map((_, at) => at);
  let bias = 0;
  let seed = 20;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    seed = shuffle(order, seed);
    const rate = LEARNING_RATE / (1 + epoch);
    for (const at of order) {
      const example = examples[at];
      const indexes = features[at];
      if (!example || !indexes || indexes.length === 0) continue;
      const norm = 1 / Math.sqrt(indexes.length);
      let sum = bias;
      for (const index of indexes) sum += (weights[index] ?? 0) * norm;
      const step = rate * example.sampleWeight * ((example.isPositive ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      bias += step * 0.1;
      for (const index of indexes) weights[index] = (weights[index] ?? 0) * (1 - WEIGHT_DECAY) + step * norm;
    }
  }
  return { weights, bias };
}

function shuffle(order: number[], from: number): number {
  let seed = from;
  for (let at = order.length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const other = seed % (at + 1);
    const swapped = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = swapped;
  }
  return seed;
}

export function scoreWith(weights: Float64Array, bias: number, text: string): number {
  const indexes = featuresOf(text);
  const norm = 1 / Math.sqrt(indexes.length || 1);
  return indexes.reduce((sum, index) => sum + (weights[index] ?? 0) * norm, bias);
}
