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
    return new IdList(Buffer.from(ids.join('').replaceAll('-', ''), 'hex'));
  }

  at(place: number): string {
    const hex = this.#bytes.toString('hex', place * BYTES, (place + 1) * BYTES);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  all(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place));
  }
}
