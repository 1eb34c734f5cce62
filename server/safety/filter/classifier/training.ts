import { featuresOf, WEIGHT_COUNT } from './features.ts';

export interface Example {
  /** Folded as the filter folds. */
  readonly text: string;
  readonly isPositive: boolean;
  /** How much it counts: 1, or less for sets that are doubtful. */
  readonly sampleWeight: number;
}

const EPOCHS = 5;
const LEARNING_RATE = 0.35;
const WEIGHT_DECAY = 2e-6;

/**
 * Weights by logistic regression, one example after the other. The order is drawn from a fixed seed and nothing depends
 * on the clock or the machine: the same examples give the same bytes.
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
      for (const place of indexes) weights[place] = (weights[place] ?? 0) * (1 - WEIGHT_DECAY) + step * norm;
    }
  }
  return { weights, bias };
}

function shuffle(order: number[], from: number): number {
  let seed = from;
  for (let at = order.length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const other = seed % (at + 1);
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
  return seed;
}

/** The weights as the filter reads them. */
export function pack(weights: Float64Array, bias: number, threshold: number): Buffer {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127 || 1;
  const packed = Buffer.alloc(12 + WEIGHT_COUNT);
  packed.writeFloatLE(scale, 0);
  packed.writeFloatLE(bias, 4);
  packed.writeFloatLE(threshold, 8);
  for (const [at, weight] of weights.entries()) packed.writeInt8(Math.round(weight / scale), 12 + at);
  return packed;
}

export function scoreWith(weights: Float64Array, bias: number, text: string): number {
  const places = featuresOf(text);
  const norm = 1 / Math.sqrt(places.length || 1);
  return places.reduce((sum, place) => sum + (weights[place] ?? 0) * norm, bias);
}
