import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { DAY, HOUR, later } from '../clock.ts';
import { knownMigrations, migrationsFolder } from '../db/migrate.ts';
import { SetupError } from '../setup-error.ts';
import { disableTriggers, dropForeignKeys, isEmpty, listTables } from './catalog.ts';
import { type Manifest, quoted, type Table } from './format.ts';
import { type Archive, readArchive } from './read.ts';

export interface Restore extends Archive {
  readonly connection: pg.ClientConfig;
  /** Read from the same archive before. */
  readonly manifest: Manifest;
  readonly now: Date;
  readonly progress?: (line: string) => void;
  /** Throw here to roll the restore back. */
  readonly beforeCommit?: () => void;
}

/** node-pg-migrate's advisory lock: keeps migrations and other restores out. */
const LOCK = '7241865325823964';

/** How long failed event handlers are retried. */
const RETRY_PERIOD = DAY;

/**
 * Restores an archive into an empty database, in one transaction. The schema is then that of the archive; newer migrations run
 * later. Throws a SetupError when the database is not empty or this code is older than the archive.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  await refuseNewerSchema(restore.manifest);
  const client = new pg.Client({ ...restore.connection, application_name: 'lilypad-restore' });
  client.on('error', () => undefined); // the pending query rejects too
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; set statement_timeout = 0; set search_path = public; begin`);
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(client))) throw databaseNotEmpty();
    await fill(client, restore);
    restore.beforeCommit?.();
    await client.query('commit');
    // Otherwise the first queries use plans for empty tables.
    await client.query('analyze');
  } finally {
    // Rolls back if nothing was committed.
    await client.end();
  }
}

export async function refuseNewerSchema({ migrations }: Manifest): Promise<void> {
  const known = await knownMigrations();
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new SetupError(`This backup was made by a newer Lilypad (${newer.join(', ')}): update Lilypad first.`);
}

export function databaseNotEmpty(): SetupError {
  return new SetupError(
    'This database is not empty, and a restore never overwrites data: point DATA_DIR or DATABASE_URL to an empty one.',
  );
}

async function fill(client: pg.Client, restore: Restore): Promise<void> {
  const { manifest, progress } = restore;
  await createSchema(client, manifest.migrations);
  const addForeignKeys = await dropForeignKeys(client);
  const enableTriggers = await disableTriggers(client);
  const tables = await listTables(client);
  // Some migrations insert rows; the archive has their current state.
  await client.query(`truncate ${quoted(tables.map(({ name }) => name))}`);
  await readArchive(restore, {
    table: async (table, rows) => {
      const count = await copyRows(client, tables, table, rows);
      progress?.(`${table.name}: ${count}`);
      return count;
    },
  });
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
  await client.query(addForeignKeys);
  await client.query(enableTriggers);
  await renewUnsettledEvents(client, restore);
}

/** By the same migrations, in the same order. */
async function createSchema(client: pg.Client, migrations: readonly string[]): Promise<void> {
  await client.query(
    'create table migrations (id serial primary key, name varchar(255) not null, run_on timestamp not null)',
  );
  for (const name of migrations) await client.query(await readFile(join(migrationsFolder, `${name}.sql`), 'utf8'));
}

async function copyRows(
  client: pg.Client,
  tables: readonly Table[],
  { name, columns }: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const known = tables.find((table) => table.name === name);
  const unknown = known ? columns.find((column) => !known.columns.includes(column)) : '*';
  if (unknown)
    throw new SetupError(`This backup holds ${name}.${unknown}, which is not Lilypad's: it cannot be restored.`);
  const copy = client.query(from(`copy public."${name}" (${quoted(columns)}) from stdin`));
  await pipeline(rows, copy);
  return copy.rowCount;
}

/** Event handlers (mostly mails) that were still to run when the backup was made are retried for a day from now. */
async function renewUnsettledEvents(client: pg.Client, { manifest, now }: Restore): Promise<void> {
  const madeAt = new Date(manifest.madeAt);
  await client.query('update events set at = $1 where settled_at is null and at > $2 and at < $3', [
    now,
    later(madeAt, -RETRY_PERIOD),
    later(now, -HOUR),
  ]);
}
