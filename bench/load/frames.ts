import type { Socket } from 'node:net';

const TEXT = 0x81;
const IS_MASKED = 0x80;
const OPCODE = 0x0f;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
/** A mask of zeros changes nothing. */
const MASK = Buffer.alloc(4);

const opcodes = { text: 1, ping: 9 } as const;
/** An empty answer to a ping. */
const PONG = Buffer.from([0x8a, IS_MASKED, ...MASK]);

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

/** Calls back for each text that the server sends, and answers its pings. */
export function onText(socket: Socket, report: (text: string) => void): void {
  let left: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const { frames, rest } = parseFrames(left.length === 0 ? chunk : Buffer.concat([left, chunk]));
    left = rest;
    for (const { opcode, text } of frames) {
      if (opcode === opcodes.ping) socket.write(PONG);
      if (opcode === opcodes.text) report(text);
    }
  });
}

/** The whole frames of a server in what has arrived, and what is left of it. */
function parseFrames(received: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
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
