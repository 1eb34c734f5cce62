import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from '../verdict.ts';
import { featuresOf, WEIGHT_COUNT } from './features.ts';

/** What the file of weights holds: scale, bias and threshold as little-endian floats, then a byte for each weight. */
const HEADER = 12;
const file = new URL('../data/weights.bin', import.meta.url);

interface Weights {
  readonly scale: number;
  readonly bias: number;
  readonly threshold: number;
  readonly bytes: Int8Array;
}

/** Less than a short sentence is too little to judge by. */
const FEWEST = 36;

let opened: Weights | null | undefined;

/**
 * Holds what reads like cruelty though nothing on the lists says so. A sum of weights over hashed words and runs of
 * letters; it is wrong about strangers' sentences often enough never to refuse by itself.
 */
export function findCruelty(text: string): Finding[] {
  const weights = open();
  if (!weights || scoreOf(text, weights) < weights.threshold) return [];
  return [{ rule: 'unsure.cruel', decision: 'hold', severity: 1, span: [0, text.length] }];
}

function scoreOf(text: string, { scale, bias, bytes }: Weights): number {
  const features = featuresOf(text);
  if (features.length < FEWEST) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const place of features) sum += bytes[place] ?? 0;
  return bias + (sum * scale) / Math.sqrt(features.length);
}

/** Null when nobody has trained yet. */
function open(): Weights | null {
  if (opened !== undefined) return opened;
  opened = existsSync(file) ? read(readFileSync(file)) : null;
  return opened;
}

function read(bytes: Buffer): Weights {
  return {
    scale: bytes.readFloatLE(0),
    bias: bytes.readFloatLE(4),
    threshold: bytes.readFloatLE(8),
    bytes: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, WEIGHT_COUNT),
  };
}
