import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const dir = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

/** Brings the schema up to date; waits its turn while another node is migrating. Returns the names of what ran. */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  if (await isCurrent(pool)) return [];
  // Loaded only when there is something to do: it costs a third of a quick start.
  const { runner } = await import('node-pg-migrate');
  const client = await pool.connect();
  try {
    const ran = await runner({
      dbClient: client,
      dir,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      log: () => undefined,
    });
    return ran.map((migration) => migration.name);
  } finally {
    client.release();
  }
}

async function isCurrent(pool: pg.Pool): Promise<boolean> {
  const table = await pool.query(`select to_regclass('public.migrations') is not null as known`);
  if (!table.rows[0].known) return false;
  const { rows } = await pool.query('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const files = await readdir(dir);
  return files.filter((file) => file.endsWith('.sql')).every((file) => done.has(file.replace(/\.sql$/, '')));
}
