import { readFileSync, rmSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { favoriteColors } from '#contract/accounts.ts';
import { updateUser } from '#contract/profiles.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/postgres/embedded.ts';
import { join, type Person } from './support/people.ts';
import { scratchFolder } from './support/scratch.ts';
import { openWorld, type World } from './world.ts';

const WITHIN = { timeout: 20_000, interval: 10 };
/** Refused calls count for the rate limit, too. */
const CALLS_WITHIN = { timeout: 20_000, interval: 250 };
let folder: string;
let database: EmbeddedDatabase;
let world: World;
let maya: Person;

beforeAll(async () => {
  folder = await scratchFolder('lilypad-killed-');
  const checkout = fileURLToPath(new URL('..', import.meta.url));
  // Not the quick one: what is acknowledged must be on the disk.
  database = await startEmbedded({ dataDir: joinPath(folder, 'data'), checkout, log: () => undefined });
  const connection = await ownDatabase(database.connection);
  world = await openWorld({ database: { connection, reachedBy: connection } });
  maya = await join(world, { age: 14 });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  [
    'all of the database',
    () => Number(readFileSync(joinPath(folder, 'data/db/postmaster.pid'), 'utf8').split('\n')[0]),
  ],
  ['one connection of it', backend],
])('killing %s fails calls for a moment, and loses nothing that was acknowledged', async (_what, victim) => {
  for (const color of ['red', 'green', 'teal'] as const) {
    // The database of the round before may have answered the last call.
    await expect.poll(() => choose(color), CALLS_WITHIN).toBe(200);

    // The file may still name the process that has died already.
    await vi.waitFor(async () => process.kill(await victim(), 'SIGKILL'), WITHIN);

    await expect.poll(read, CALLS_WITHIN).toBe(color);
    await expect.poll(() => choose('blue'), CALLS_WITHIN).toBe(200);
  }
});

/** A call that comes too early gets a 503. */
async function read(): Promise<string | undefined> {
  const { statusCode, body } = await maya.send('GET', '/api/user');
  expect([200, 503]).toContain(statusCode);
  return JSON.parse(body).favoriteColor;
}

async function choose(favoriteColor: (typeof favoriteColors)[number]): Promise<number> {
  return (await maya.call(updateUser, { body: { favoriteColor } })).status;
}

async function ownDatabase(connection: pg.ClientConfig): Promise<pg.ClientConfig> {
  const server = new pg.Client(connection);
  await server.connect();
  await server.query('create database world_of_kills');
  await server.end();
  const own = { ...connection, database: 'world_of_kills' };
  const pool = new pg.Pool(own);
  await migrate(pool);
  await pool.end();
  return own;
}

/** The process behind one of our connections: killing it makes PostgreSQL restart. */
async function backend(): Promise<number> {
  const { rows } = await world.context.db.pool.query('select pg_backend_pid() as pid');
  return rows[0].pid;
}
