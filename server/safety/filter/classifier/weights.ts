import { WEIGHT_COUNT } from './features.ts';

/** Bytes: scale, bias and threshold as little-endian floats. One signed byte for each weight follows. */
export const HEADER_LENGTH = 12;

export interface Weights {
  /** A weight is its byte times the scale. */
  readonly scale: number;
  readonly bias: number;
  readonly threshold: number;
  readonly bytes: Int8Array;
}

export function pack(weights: Float64Array, bias: number, threshold: number): Buffer {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127 || 1;
  const packed = Buffer.alloc(HEADER_LENGTH + WEIGHT_COUNT);
  packed.writeFloatLE(scale, 0);
  packed.writeFloatLE(bias, 4);
  packed.writeFloatLE(threshold, 8);
  for (const [at, weight] of weights.entries()) packed.writeInt8(Math.round(weight / scale), HEADER_LENGTH + at);
  return packed;
}

export function unpack(file: Buffer): Weights {
  return {
    scale: file.readFloatLE(0),
    bias: file.readFloatLE(4),
    threshold: file.readFloatLE(8),
    bytes: new Int8Array(file.buffer, file.byteOffset + HEADER_LENGTH, WEIGHT_COUNT),
  };
}
