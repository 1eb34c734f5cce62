import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SetupError } from '../setup-error.ts';
import { openFile } from './encryption.ts';
import {
  damaged,
  END_OF_ROWS,
  LAST,
  noBackup,
  parseFirstLine,
  parseLastLine,
  parseSectionLine,
  type Summary,
  type Table,
} from './format.ts';
import type { Contents } from './write.ts';

export interface Archive {
  readonly file: string;
  readonly passphrase?: string | undefined;
}

export interface ArchiveVisitor {
  /** Must read all rows. Returns their number. */
  table(table: Table, rows: AsyncIterable<Buffer>): Promise<number>;
}

const MAX_LINE = 2 ** 24;
const NEWLINE = 10;

/** Verifies an archive. Throws a SetupError when a single byte has changed. */
export function checkArchive(archive: Archive): Promise<Contents> {
  return readArchive(archive, { table: (_table, rows) => countLines(rows) });
}

/** Passes one table after the other to the visitor. Resolves only when the archive was complete and every row was read. */
export async function readArchive(archive: Archive, visitor: ArchiveVisitor): Promise<Contents> {
  const reader = new ArchiveReader(await openArchive(archive));
  try {
    const manifest = parseFirstLine(await reader.line());
    const counts = new Map<string, number>();
    for (;;) {
      const line = await reader.line();
      if (line.startsWith(LAST)) return { manifest, summary: await verify(reader, parseLastLine(line), counts) };
      const table = parseSectionLine(line);
      counts.set(table.name, await visitor.table(table, reader.rows()));
    }
  } finally {
    await reader.close();
  }
}

async function verify(reader: ArchiveReader, summary: Summary, counts: ReadonlyMap<string, number>): Promise<Summary> {
  await reader.end();
  const tables = Object.entries(summary.rows);
  const isComplete = tables.length === counts.size && tables.every(([name, rows]) => counts.get(name) === rows);
  if (!isComplete || summary.sha256 !== reader.digest()) throw damaged();
  return summary;
}

async function openArchive({ file, passphrase }: Archive): Promise<Readable> {
  try {
    const streams = await openFile(file, passphrase);
    return pipeline([...streams, createGunzip()], () => undefined) as unknown as Readable;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw new SetupError(`There is no file ${file}.`);
    throw error;
  }
}

/** Splits the text of an archive into its lines and the rows between them, chunk by chunk. */
class ArchiveReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its line break. The last line is not part of the digest. */
  async line(): Promise<string> {
    let end = this.#buffer.indexOf(NEWLINE);
    while (end < 0) {
      if (this.#buffer.length > MAX_LINE || !(await this.#more())) throw damaged();
      end = this.#buffer.indexOf(NEWLINE);
    }
    const bytes = this.#take(end + 1);
    const line = bytes.toString('utf8', 0, end);
    if (!line.startsWith(LAST)) this.#hash.update(bytes);
    return line;
  }

  /** Complete rows up to the end of a section, in chunks of any size. */
  async *rows(): AsyncGenerator<Buffer> {
    let isAtStart = true;
    for (;;) {
      while (this.#buffer.length < END_OF_ROWS.length) if (!(await this.#more())) throw damaged();
      if (isAtStart && this.#buffer.indexOf(END_OF_ROWS) === 0) return this.#skipEnd();
      isAtStart = false;
      const end = this.#buffer.indexOf(`\n${END_OF_ROWS}`);
      if (end >= 0) {
        yield this.#hashed(this.#take(end + 1));
        return this.#skipEnd();
      }
      // The last bytes may be the beginning of END_OF_ROWS.
      const safe = this.#buffer.length - END_OF_ROWS.length;
      if (safe > 0) yield this.#hashed(this.#take(safe));
      if (!(await this.#more())) throw damaged();
    }
  }

  async end(): Promise<void> {
    if (this.#buffer.length > 0 || (await this.#more())) throw damaged();
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  #skipEnd(): void {
    this.#hashed(this.#take(END_OF_ROWS.length));
  }

  #hashed(bytes: Buffer): Buffer {
    this.#hash.update(bytes);
    return bytes;
  }

  #take(length: number): Buffer {
    const bytes = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return bytes;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next().catch((error: unknown) => {
      throw explained(error);
    });
    if (done) return false;
    this.#buffer = this.#buffer.length === 0 ? value : Buffer.concat([this.#buffer, value]);
    return true;
  }
}

function explained(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (message === 'incorrect header check') return noBackup();
  return /^Z_/.test(code) || /authenticate data/.test(message) ? damaged() : error;
}

async function countLines(rows: AsyncIterable<Buffer>): Promise<number> {
  let lines = 0;
  for await (const piece of rows)
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
