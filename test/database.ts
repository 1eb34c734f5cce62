import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests find PostgreSQL; `template` names the migrated database that they copy. */
    database: { host: string; port?: number; user: string; password?: string; template: string };
  }
}

/** One real PostgreSQL for a whole test run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lilypad-test-'));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  const log = () => undefined;
  const database = await startEmbedded({ dataDir: join(folder, 'data'), checkout: process.cwd(), log, fast: true });
  const template = `template_${randomBytes(4).toString('hex')}`;
  const server = new pg.Pool({ ...database.connection, max: 1 });
  await server.query(`create database ${template}`);
  await server.end();
  const pool = new pg.Pool({ ...database.connection, database: template });
  await migrate(pool);
  await pool.end();
  const { database: _, ...where } = database.connection;
  project.provide('database', { ...where, template });
  return async () => {
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
}
