import { idFromHex, toHex } from './tokens.ts';

const BYTES = 16;

/** A list of UUIDs in 16 bytes each, for caches that hold many of them. */
export class IdList {
  readonly length: number;
  readonly #bytes: Buffer;

  /** Copies the bytes, so that the larger buffer they come from is not kept in memory. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(new Uint8Array(bytes).buffer);
    this.length = bytes.length / BYTES;
  }

  static of(ids: readonly string[]): IdList {
    return new IdList(Buffer.from(toHex(ids), 'hex'));
  }

  at(place: number): string {
    return idFromHex(this.#bytes.toString('hex', place * BYTES, (place + 1) * BYTES));
  }

  all(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place));
  }
}
