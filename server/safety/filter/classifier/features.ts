/** The number of features that a hash can select: a power of two. */
export const WEIGHT_COUNT = 1 << 20;

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const MAX_FEATURES = 4000;
const wordPattern = /[a-z0-9]+/g;

/**
 * The features of a folded text as indexes of weights: its words, pairs of words, and runs of 3 to 5 letters inside words. Each
 * index stands once, in order of appearance, so that training is reproducible.
 */
export function featuresOf(text: string): number[] {
  const found = new Set<number>();
  let previousHash = SEED;
  for (const match of text.matchAll(wordPattern)) {
    const token = match[0].length > 24 ? match[0].slice(0, 24) : match[0].replace(/(.)\1{2,}/g, '$1$1');
    const wordHash = hash(token, 0, token.length, SEED ^ 1);
    found.add(indexOf(wordHash));
    found.add(indexOf(Math.imul(previousHash ^ wordHash, PRIME) ^ 2));
    previousHash = wordHash;
    addLetterRuns(`_${token}_`, found);
    if (found.size > MAX_FEATURES) break;
  }
  return [...found];
}

function addLetterRuns(token: string, found: Set<number>): void {
  for (let length = 3; length <= 5; length += 1) {
    for (let at = 0; at + length <= token.length; at += 1) found.add(indexOf(hash(token, at, at + length, SEED ^ 3)));
  }
}

function hash(text: string, from: number, to: number, seed: number): number {
  let value = seed;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return value;
}

function indexOf(value: number): number {
  return ((value ^ (value >>> 13)) >>> 0) % WEIGHT_COUNT;
}
