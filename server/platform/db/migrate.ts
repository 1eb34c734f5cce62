import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { SetupError } from '../setup-error.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

/** Brings the schema up to date, after another node that may be migrating. Returns the names of the migrations that ran. */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  const pending = await pendingMigrations(pool);
  if (pending.length === 0) return [];
  // Imported only when needed: it takes a third of the time of a start.
  const { runner } = await import('node-pg-migrate');
  const client = await pool.connect();
  try {
    const ran = await runner({
      dbClient: client,
      dir: migrationsFolder,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      // Two features that are developed in parallel may land in either order.
      checkOrder: false,
      log: () => undefined,
    });
    return ran.map((migration) => migration.name);
  } finally {
    client.release();
  }
}

/** The migrations that a database lacks. Throws a SetupError when the database is newer than this code. */
export async function pendingMigrations(db: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const [known, done] = await Promise.all([knownMigrations(), doneMigrations(db)]);
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0) throw newerCodeError(newer);
  return known.filter((name) => !done.includes(name));
}

/** The names of all migrations, in order. */
export async function knownMigrations(): Promise<readonly string[]> {
  const files = await readdir(migrationsFolder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
}

/** The names of the migrations that a database has, in the order in which they ran. */
export async function doneMigrations(db: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const table = await db.query(`select to_regclass('public.migrations') is not null as known`);
  if (!table.rows[0].known) return [];
  const { rows } = await db.query<{ name: string }>('select name from public.migrations order by id');
  return rows.map(({ name }) => name);
}

function newerCodeError(newer: readonly string[]): SetupError {
  return new SetupError(
    `This database was made by a newer Lilypad (${newer.join(', ')}): ` +
      'update Lilypad, or restore a backup from before the upgrade.',
  );
}
