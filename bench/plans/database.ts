import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createContext } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { busySteps } from '../environment/busy-steps.ts';
import { makeFolder, withClient } from '../environment/databases.ts';
import { fill, vacuum } from '../environment/filling.ts';

const sizes = {
  users: Number(process.env['PLANS_CHILDREN'] ?? 100_000),
  posts: Number(process.env['PLANS_POSTS'] ?? 200_000),
};
const template = 'busy';

/** One large database, which the tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const log = () => undefined;
  const database = await startEmbedded({ dataDir: join(folder, 'data'), checkout: process.cwd(), log, fast: true });
  const connection = { ...database.connection, database: template };
  await withClient(database.connection, async (client) => {
    await client.query(`create database ${template}`);
    await client.query('alter system set autovacuum = off');
    await client.query("alter system set max_wal_size = '4GB'");
    await client.query('select pg_reload_conf()');
  });
  const context = await createContext({ config: readConfig({}), log: createLog('silent'), connection });
  await context[Symbol.asyncDispose]();
  await withClient(connection, async (client) => {
    const started = performance.now();
    const filled = await fill(client, sizes, systemClock.now(), busySteps);
    await vacuum(client);
    const rows = filled.reduce((sum, { rows }) => sum + rows, 0);
    console.log(
      `Filled with ${rows.toLocaleString('en')} rows in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
    );
  });
  const { database: _, ...where } = connection;
  project.provide('database', { ...where, template });
  return async () => {
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
}
