import { hexOf, idFromHex } from '../platform/tokens.ts';

const BYTES = 16;

/** Ids of UUIDs byte by byte: a deck keeps hundreds of them, and this way outside of the heap that V8 has to look through. */
export class IdList {
  readonly length: number;
  readonly #bytes: Buffer;

  /** The bytes are copied: what came from the database lies in a larger piece of memory, which would be kept with it. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(new Uint8Array(bytes).buffer);
    this.length = bytes.length / BYTES;
  }

  static of(ids: readonly string[]): IdList {
    return new IdList(Buffer.from(hexOf(ids), 'hex'));
  }

  at(place: number): string {
    return idFromHex(this.#bytes.toString('hex', place * BYTES, (place + 1) * BYTES));
  }

  all(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place));
  }
}
