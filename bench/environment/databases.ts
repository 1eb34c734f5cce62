import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createContext } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { findPostmaster } from '#server/postgres/postmaster.ts';
import type { Connection } from '#server/postgres/server.ts';
import { fill, type Sizes, vacuum } from './filling.ts';

export const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** A PostgreSQL of our own with everything as in real life, in a temporary folder. */
export interface Databases extends AsyncDisposable {
  /** Process id of its postmaster. */
  readonly postmaster: number;
  /** Makes and fills a database, with `more` steps done last; nobody else writes to it. */
  makeFilled(name: string, sizes: Sizes, more?: Readonly<Record<string, string>>): Promise<Connection>;
}

export async function startDatabases(): Promise<Databases> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await makeFolder(), (path) => rm(path, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const database = opened.use(await startEmbedded({ dataDir, checkout, log: () => undefined }));
  const whole = opened.move();
  return {
    postmaster: findPostmaster(join(database.dataDir, 'db'))?.pid ?? 0,
    makeFilled: (name, sizes, more) => makeFilled({ ...database.connection, database: name }, sizes, more),
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

/** A temporary folder that PostgreSQL's user may enter too, where that is another one. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lilypad-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

/** The same as an address, for DATABASE_URL. */
export function toUrl({ host, port, user, password, database }: Connection): string {
  const login = password ? `${user}:${password}` : user;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function makeFilled(
  connection: Connection,
  sizes: Sizes,
  more?: Readonly<Record<string, string>>,
): Promise<Connection> {
  await withClient({ ...connection, database: 'postgres' }, (client) =>
    client.query(`create database ${connection.database}`),
  );
  const config = readConfig({ DATABASE_URL: toUrl(connection) });
  const context = await createContext({ config, log: createLog('silent'), connection });
  await context[Symbol.asyncDispose]();
  await withClient(connection, async (client) => {
    await fill(client, sizes, systemClock.now(), more);
    await vacuum(client);
  });
  return connection;
}

export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
