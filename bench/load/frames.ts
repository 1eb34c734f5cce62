const TEXT = 0x81;
const IS_MASKED = 0x80;
const OPCODE = 0x0f;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
/** A mask of zeros changes nothing. */
const MASK = Buffer.alloc(4);

export const opcodes = { text: 1, close: 8, ping: 9 } as const;

interface Frame {
  readonly opcode: number;
  readonly text: string;
}

/** A text as a browser sends it (RFC 6455, section 5.2), up to 65 535 bytes. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < TWO_BYTES
      ? Buffer.from([TEXT, IS_MASKED | payload.length])
      : Buffer.from([TEXT, IS_MASKED | TWO_BYTES, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, MASK, payload]);
}

/** The whole frames of a server in what has arrived, and what is left of it. */
export function parseFrames(received: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (at + 2 <= received.length) {
    const short = received.readUInt8(at + 1) & LENGTH;
    const begin = at + (short === TWO_BYTES ? 4 : 2);
    if (begin > received.length) break;
    const end = begin + (short === TWO_BYTES ? received.readUInt16BE(at + 2) : short);
    if (end > received.length) break;
    frames.push({ opcode: received.readUInt8(at) & OPCODE, text: received.toString('utf8', begin, end) });
    at = end;
  }
  return { frames, rest: received.subarray(at) };
}
