import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { doneMigrations } from '../db/migrate.ts';
import { SetupError } from '../setup-error.ts';
import { listSequences, listTables } from './catalog.ts';
import { encrypting } from './encryption.ts';
import {
  END_OF_ROWS,
  FORMAT,
  firstLine,
  lastLine,
  type Manifest,
  quoted,
  type Summary,
  sectionLine,
} from './format.ts';
import type { Secret } from './secrets.ts';

export interface Backup {
  readonly connection: pg.ClientConfig;
  readonly file: string;
  readonly secrets: readonly Secret[];
  readonly now: Date;
  readonly passphrase?: string | undefined;
  /** Called with a line for each table. */
  readonly progress?: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface Contents {
  readonly manifest: Manifest;
  readonly summary: Summary;
}

/** Makes one consistent archive of a database that may be in use. Throws a SetupError when it cannot be written. */
export async function writeBackup(backup: Backup): Promise<Contents> {
  if (existsSync(backup.file)) throw new SetupError(`${backup.file} exists already: choose another name.`);
  const client = new pg.Client({ ...backup.connection, application_name: 'lilypad-backup' });
  client.on('error', () => undefined); // the pending query rejects too
  await client.connect();
  try {
    const manifest = await beginSnapshot(client, backup);
    const writer = new ArchiveWriter(client, manifest, backup.progress);
    await writeWhole(backup, writer.parts());
    return { manifest, summary: writer.summary() };
  } finally {
    await client.end();
  }
}

/** Starts a snapshot, and locks the tables against migrations, as pg_dump does. */
async function beginSnapshot(client: pg.Client, { secrets, now }: Backup): Promise<Manifest> {
  await client.query(`
    set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
    set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    begin transaction isolation level repeatable read read only`);
  const migrations = await doneMigrations(client);
  if (migrations.length === 0) throw new SetupError('There is nothing to back up: this is not a Lilypad database.');
  const tables = await listTables(client);
  await client.query(`lock table ${quoted(tables.map(({ name }) => name))} in access share mode`);
  const sequences = await listSequences(client);
  return { format: FORMAT, madeAt: now.toISOString(), migrations: [...migrations], sequences, secrets: [...secrets] };
}

class ArchiveWriter {
  readonly #client: pg.Client;
  readonly #manifest: Manifest;
  readonly #progress: (line: string) => void;
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};

  constructor(client: pg.Client, manifest: Manifest, progress: (line: string) => void = () => undefined) {
    this.#client = client;
    this.#manifest = manifest;
    this.#progress = progress;
  }

  async *parts(): AsyncGenerator<Buffer | string> {
    for await (const part of this.#body()) {
      this.#hash.update(part);
      yield part;
    }
    yield lastLine(this.summary());
  }

  summary(): Summary {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }

  async *#body(): AsyncGenerator<Buffer | string> {
    yield firstLine(this.#manifest);
    for (const table of await listTables(this.#client)) {
      yield sectionLine(table);
      const rows = this.#client.query(to(`copy public."${table.name}" (${quoted(table.columns)}) to stdout`));
      yield* rows as AsyncIterable<Buffer>;
      yield END_OF_ROWS;
      this.#rows[table.name] = rows.rowCount;
      this.#progress(`${table.name}: ${rows.rowCount}`);
    }
  }
}

/** Writes to a temporary name first, so that an incomplete file never looks like an archive. */
async function writeWhole({ file, passphrase, signal }: Backup, parts: AsyncIterable<Buffer | string>): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    const steps = [createGzip(), ...(passphrase ? [await encrypting(passphrase)] : [])];
    const disk = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline([parts, ...steps, disk], signal ? { signal } : {});
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw explained(error, file);
  }
}

function explained(error: unknown, file: string): unknown {
  const { code } = error as { code?: string };
  const folder = dirname(file);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new SetupError(
      `The disk is full: no backup was saved in ${folder}. Free some space, or choose another folder.`,
    );
  if (code === 'ENOENT' || code === 'ENOTDIR') return new SetupError(`There is no folder ${folder}.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new SetupError(`Lilypad may not write to ${folder}: choose another folder.`);
  if (code === 'ABORT_ERR') return new SetupError('The backup was stopped. Nothing was saved.');
  return error;
}
