import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { storeLibrary } from '#server/cards/content-library.ts';
import { readLibrary } from '#server/cards/library.ts';
import { modules } from '#server/modules.ts';
import { openDb } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { scratchFolder } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests find PostgreSQL; `template` names the migrated database that they copy. */
    database: { host: string; port?: number; user: string; password?: string; template: string };
  }
}

/** One real PostgreSQL for a whole test run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder('lilypad-test-');
  const log = () => undefined;
  const database = await startEmbedded({ dataDir: join(folder, 'data'), checkout: process.cwd(), log, fast: true });
  const template = `template_${randomBytes(4).toString('hex')}`;
  const server = new pg.Pool({ ...database.connection, max: 1 });
  await server.query(`create database ${template}`);
  await tuneForTests(server);
  await server.end();
  const pool = new pg.Pool({ ...database.connection, database: template });
  await migrate(pool);
  await reviewFewComments(pool);
  await storeContent({ ...database.connection, database: template });
  await pool.end();
  const { database: _, ...where } = database.connection;
  project.provide('database', { ...where, template });
  return async () => {
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Comments of new authors are out at once, as an operator may choose; server/posts/review tests what applies otherwise. */
async function reviewFewComments(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into settings (name, value) values ('review_comments', 'flagged')`);
}

/** The content that comes with Lilypad is stored once, because it takes a third of the time in which a world opens. */
async function storeContent(connection: pg.ClientConfig): Promise<void> {
  const log = createLog('silent');
  const db = openDb(connection, log, { size: 1 });
  const kinds = modules.flatMap(({ cardKinds = [] }) => cardKinds);
  await storeLibrary(db, await readLibrary(kinds), new Date());
  await db.close();
}

/** Worlds are too short-lived for autovacuum, and a file system that can clone files copies databases faster. */
async function tuneForTests(server: pg.Pool): Promise<void> {
  await server.query('alter system set autovacuum = off');
  await server.query('select pg_reload_conf()');
  const { rows } = await server.query<{ clones: boolean }>(
    `select 'clone' = any(enumvals) as clones from pg_settings where name = 'file_copy_method'`,
  );
  if (rows[0]?.clones) await server.query(`alter database lilypad set file_copy_method = 'clone'`);
}
