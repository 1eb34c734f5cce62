import { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import { findPart, insertPart } from './copy-queries.ts';

/** Bytes. */
const PART_SIZE = 256 * 1024;

interface Claim {
  readonly id: string;
  readonly tries: number;
}

export const NOT_OURS = 'this copy is not ours any more';

/** Stores a stream in encrypted parts, and returns its size. Throws if another node has taken over, or the child was erased. */
export async function storeParts(context: Context, claim: Claim, stream: Readable): Promise<number> {
  let bytes = 0;
  let number = 0;
  for await (const part of inParts(stream)) {
    const sealed = context.keys.get('files').sealBytes(partLabel(claim.id, number), part);
    const { id, tries } = claim;
    if ((await insertPart(context.db, { id, tries, number, sealed, now: context.clock.now() })) === 0)
      throw new Error(NOT_OURS);
    bytes += part.length;
    number += 1;
  }
  return bytes;
}

/** The stored file, read part by part. Throws if a part is missing, changed or in the wrong place. */
export function readParts(context: Pick<Context, 'db' | 'keys'>, id: string, bytes: number): Readable {
  return Readable.from(unsealParts(context, id, bytes), { objectMode: false });
}

async function* unsealParts(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  id: string,
  bytes: number,
): AsyncGenerator<Buffer> {
  let read = 0;
  for (let number = 0; read < bytes; number += 1) {
    const stored = await findPart(db, { id, number });
    const part = stored && keys.get('files').unsealBytes(partLabel(id, number), stored.sealed);
    if (!part) throw new Error('a part of a copy is missing');
    read += part.length;
    yield part;
  }
}

function partLabel(id: string, number: number): string {
  return `data copy ${id} ${number}`;
}

async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_SIZE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
