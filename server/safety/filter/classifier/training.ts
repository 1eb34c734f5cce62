import { type Features, LETTER_VALUE } from './features.ts';
import { heads, type Model } from './weights.ts';

export interface Example {
  readonly features: Features;
  /** By head. */
  readonly targets: readonly Target[];
}

/** What a head learns from an example. */
export interface Target {
  readonly isPositive: boolean;
  /** 1, less where the label says little about this head, 0 to leave it out. */
  readonly weight: number;
}

const EPOCHS = 14;
const LEARNING_RATE = 0.1;
const FIRST_SQUARES = 0.01;
const FIRST_BIAS_SQUARES = 1;
const HEADS = heads.length;

/** A model with the sums of squared steps so far, by which AdaGrad shortens the next ones. */
interface Learner extends Model {
  readonly squares: Float32Array;
  readonly biasSquares: Float64Array;
}

/**
 * Logistic regression by AdaGrad, of all heads at once, because most of the time goes into finding their weights in memory. The
 * order comes from a fixed seed, so the same examples give the same weights on every machine.
 */
export function train(examples: readonly Example[], featureCount: number, epochs = EPOCHS): Model {
  const learner: Learner = {
    weights: new Float32Array(featureCount * HEADS),
    squares: new Float32Array(featureCount * HEADS).fill(FIRST_SQUARES),
    biases: new Float64Array(HEADS),
    biasSquares: new Float64Array(HEADS).fill(FIRST_BIAS_SQUARES),
  };
  const used = examples.filter(({ targets }) => targets.some(({ weight }) => weight > 0));
  let seed = 20;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    seed = shuffle(used, seed);
    for (const example of used) learn(learner, example);
  }
  return learner;
}

function learn(learner: Learner, { features, targets }: Example): void {
  const scores = predictScores(learner, features);
  for (const [head, { isPositive, weight }] of targets.entries()) {
    if (weight === 0) continue;
    const gradient = weight * (1 / (1 + Math.exp(-(scores[head] ?? 0))) - (isPositive ? 1 : 0));
    learnBias(learner, head, gradient);
    learnWeights(learner, head, features, gradient);
  }
}

function learnBias({ biases, biasSquares }: Learner, head: number, gradient: number): void {
  const squares = (biasSquares[head] ?? 0) + gradient * gradient;
  biasSquares[head] = squares;
  biases[head] = (biases[head] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squares);
}

function learnWeights(
  { weights, squares }: Learner,
  head: number,
  { indexes, lettersFrom, norm }: Features,
  gradient: number,
): void {
  for (let at = 0; at < indexes.length; at += 1) {
    const place = (indexes[at] ?? 0) * HEADS + head;
    const step = gradient * (at < lettersFrom ? norm : norm * LETTER_VALUE);
    const sum = (squares[place] ?? 0) + step * step;
    squares[place] = sum;
    weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(sum);
  }
}

/** By head. */
function predictScores({ weights, biases }: Model, { indexes, lettersFrom, norm }: Features): Float64Array {
  const scores = new Float64Array(HEADS);
  for (let at = 0; at < indexes.length; at += 1) {
    const value = at < lettersFrom ? norm : norm * LETTER_VALUE;
    const place = (indexes[at] ?? 0) * HEADS;
    for (let head = 0; head < HEADS; head += 1) {
      scores[head] = (scores[head] ?? 0) + (weights[place + head] ?? 0) * value;
    }
  }
  return scores.map((score, head) => score + (biases[head] ?? 0));
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
