import { createHash } from 'node:crypto';
import { findFeatures, type Hashes, LETTER_VALUE, type Places } from './features.ts';
import { createPlaces, type Fingerprints } from './known-features.ts';

/** What the heads know, in the order of their weights. */
export const heads = ['unkind', 'lure', 'crisis', 'private'] as const;
export type Head = (typeof heads)[number];

/** By head, in their order. */
export type Scores = readonly number[];

const DIGEST_LENGTH = 32;
const HEAD_HEADER_LENGTH = 8;
const HEADS_FROM = 2 * DIGEST_LENGTH;
const COUNT_FROM = HEADS_FROM + heads.length * HEAD_HEADER_LENGTH;
const HEADER_LENGTH = COUNT_FROM + 4;
const FINGERPRINT_LENGTH = 2;

/** SHA-256 of what the heads were trained on. */
export interface TrainingDigests {
  /** Lines that were written for the filter, which are part of the project. */
  readonly written: string;
  /** Ordinary sentences of public sets, which are not. */
  readonly ordinary: string;
}

export interface Weights {
  readonly trainedOn: TrainingDigests;
  /** By head: the weight that each byte stands for. */
  readonly tables: readonly Float64Array[];
  readonly biases: readonly number[];
  /** The heads' weights for one feature are beside each other, so that one reading of memory brings all of them. */
  readonly bytes: Uint8Array;
  /** Of the features that have weights. */
  readonly places: Places;
}

/** What training finds. */
export interface Model {
  /** The heads' weights for one feature are beside each other. */
  readonly weights: Float32Array;
  /** By head. */
  readonly biases: Float64Array;
}

/**
 * The digests, the number of weights, the largest weight and the bias for each head as little-endian floats, then one signed byte
 * for each feature and head, and the fingerprints with two bytes each.
 */
export function pack({ weights, biases }: Model, trainedOn: TrainingDigests, fingerprints: Fingerprints): Buffer {
  const packed = Buffer.alloc(HEADER_LENGTH + weights.length + fingerprints.length * FINGERPRINT_LENGTH);
  packed.write(trainedOn.written, 0, 'hex');
  packed.write(trainedOn.ordinary, DIGEST_LENGTH, 'hex');
  packed.writeUInt32LE(weights.length, COUNT_FROM);
  const largest = heads.map((_, head) => findLargest(weights, head));
  for (const head of heads.keys()) {
    const header = HEADS_FROM + head * HEAD_HEADER_LENGTH;
    packed.writeFloatLE(largest[head] ?? 1, header);
    packed.writeFloatLE(biases[head] ?? 0, header + 4);
  }
  for (const [at, weight] of weights.entries())
    packed.writeInt8(toByte(weight, largest[at % HEADS] ?? 1), HEADER_LENGTH + at);
  const end = HEADER_LENGTH + weights.length;
  for (const [at, fingerprint] of fingerprints.entries())
    packed.writeUInt16LE(fingerprint, end + at * FINGERPRINT_LENGTH);
  return packed;
}

function findLargest(weights: Float32Array, head: number): number {
  let largest = 0;
  for (let at = head; at < weights.length; at += HEADS) largest = Math.max(largest, Math.abs(weights[at] ?? 0));
  return largest || 1;
}

const MAX_BYTE = 127;

/** Bytes are square roots, so that the many small weights keep their differences beside a few large ones. */
function toByte(weight: number, largest: number): number {
  return Math.sign(weight) * Math.round(MAX_BYTE * Math.sqrt(Math.abs(weight) / largest));
}

/** The weight that each byte stands for, from that of -128 on. */
function weightsByByte(largest: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, at) => (at - 128) * Math.abs(at - 128) * (largest / MAX_BYTE ** 2));
}

/** Throws for a file whose places have no weights, or weights no places: looking for a feature in it would never end. */
export function unpack(file: Buffer): Weights {
  const floats = (offset: number) =>
    heads.map((_, head) => file.readFloatLE(HEADS_FROM + head * HEAD_HEADER_LENGTH + offset));
  const count = file.readUInt32LE(COUNT_FROM);
  const end = HEADER_LENGTH + count;
  const fingerprints = readFingerprints(file.subarray(end));
  if (count === 0 || fingerprints.length * HEADS !== count) throw new Error('The weights of the filter are damaged.');
  return {
    trainedOn: {
      written: file.toString('hex', 0, DIGEST_LENGTH),
      ordinary: file.toString('hex', DIGEST_LENGTH, HEADS_FROM),
    },
    tables: floats(0).map(weightsByByte),
    biases: floats(4),
    bytes: file.subarray(HEADER_LENGTH, end),
    places: createPlaces(fingerprints),
  };
}

function readFingerprints(part: Buffer): Fingerprints {
  return Uint16Array.from({ length: part.length / FINGERPRINT_LENGTH }, (_, at) =>
    part.readUInt16LE(at * FINGERPRINT_LENGTH),
  );
}

export function computeScores({ bytes, tables, biases, places }: Weights, hashes: Hashes): Scores {
  const { indexes, lettersFrom, norm } = findFeatures(hashes, places);
  return tables.map((table, head) => {
    const words = sumWeights(bytes, table, head, indexes, 0, lettersFrom);
    const letters = sumWeights(bytes, table, head, indexes, lettersFrom, indexes.length);
    return (biases[head] ?? 0) + (words + letters * LETTER_VALUE) * norm;
  });
}

function sumWeights(
  bytes: Uint8Array,
  table: Float64Array,
  head: number,
  indexes: Int32Array,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[(indexes[at] ?? 0) * HEADS + head] ?? 0;
    sum += table[byte ^ SIGN] ?? 0;
  }
  return sum;
}

const HEADS = heads.length;
/** Turns a signed byte into its place in a table that begins with -128. */
const SIGN = 0x80;

export function digestFiles(files: readonly (Buffer | string)[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(file);
  return digest.digest('hex');
}
