import { FEATURE_COUNT, type Features, LETTER_VALUE } from './features.ts';

export interface Example {
  readonly features: Features;
  readonly isPositive: boolean;
  /** 1, less where the label says little about this head, 0 to leave it out. */
  readonly weight: number;
}

export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

const EPOCHS = 10;
const LEARNING_RATE = 0.1;
const FIRST_SQUARES = 0.01;

/**
 * Logistic regression by AdaGrad. The order comes from a fixed seed, so the same examples give the same weights on every
 * machine.
 */
export function train(examples: readonly Example[], epochs = EPOCHS): Model {
  const weights = new Float64Array(FEATURE_COUNT);
  const squares = new Float64Array(FEATURE_COUNT).fill(FIRST_SQUARES);
  const used = examples.filter(({ weight }) => weight > 0);
  let bias = 0;
  let biasSquares = 1;
  let seed = 20;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    seed = shuffle(used, seed);
    for (const { features, isPositive, weight } of used) {
      const score = scoreOf({ weights, bias }, features);
      const gradient = weight * (1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0));
      biasSquares += gradient * gradient;
      bias -= (LEARNING_RATE * gradient) / Math.sqrt(biasSquares);
      const { indexes, lettersFrom, norm } = features;
      for (let at = 0; at < indexes.length; at += 1) {
        const index = indexes[at] ?? 0;
        const step = gradient * (at < lettersFrom ? norm : norm * LETTER_VALUE);
        squares[index] = (squares[index] ?? 0) + step * step;
        weights[index] = (weights[index] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(squares[index] ?? 1);
      }
    }
  }
  return { weights, bias };
}

export function scoreOf({ weights, bias }: Model, { indexes, lettersFrom, norm }: Features): number {
  let words = 0;
  let letters = 0;
  for (let at = 0; at < lettersFrom; at += 1) words += weights[indexes[at] ?? 0] ?? 0;
  for (let at = lettersFrom; at < indexes.length; at += 1) letters += weights[indexes[at] ?? 0] ?? 0;
  return bias + (words + letters * LETTER_VALUE) * norm;
}

function shuffle<T>(items: T[], from: number): number {
  let seed = from;
  for (let at = items.length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const other = seed % (at + 1);
    const swapped = items[at] as T;
    items[at] = items[other] as T;
    items[other] = swapped;
  }
  return seed;
}
