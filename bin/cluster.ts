import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { loadEnvFile, readConfig } from '../server/platform/config.ts';
import { createLog } from '../server/platform/log.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import { listenForShutdown } from '../server/platform/shutdown.ts';
import { openDatabase } from '../server/postgres/open-database.ts';

/** Starts two nodes on one machine, with one database and one Redis, to try out a deployment on several machines. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const NODES = 2;

async function main(): Promise<void> {
  process.chdir(checkout);
  loadEnvFile();
  const config = readConfig(process.env);
  if (!config.redisUrl)
    throw new SetupError(
      'Two nodes share their news by Redis. Start one, then: REDIS_URL=redis://127.0.0.1:6379 npm run cluster',
    );
  const { stop, fail } = listenForShutdown();
  const log = createLog(config.logLevel);
  await using database = await openDatabase(config, checkout, fail, (line) => log.info(line));
  const nodes: ChildProcess[] = [];
  for (let index = 0; index < NODES && !stop.signal.aborted; index += 1) {
    const port = config.port + index;
    const node = startNode(port, databaseUrl(database.connection), database.keysFile);
    nodes.push(node);
    node.on('exit', () => console.log(`The node on port ${port} has ended.`));
  }
  const allEnded = Promise.all(nodes.map((node) => once(node, 'exit')));
  await Promise.race([allEnded, stop.signal.aborted ? undefined : once(stop.signal, 'abort')]);
  for (const node of nodes) node.kill('SIGTERM');
  await allEnded;
}

/** In a process group of its own, so that Ctrl-C reaches it once and by us. */
function startNode(port: number, databaseUrl: string, besideData: string | undefined): ChildProcess {
  const keysFile = process.env['LILYPAD_KEYS'] ? undefined : (process.env['KEYS_FILE'] ?? besideData);
  return spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, ...(keysFile && { KEYS_FILE: keysFile }) },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
}

function databaseUrl({ connectionString, host, port, user, password, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  const login = [user, password].filter((part) => typeof part === 'string' && part !== '').join(':');
  return `postgres://${login}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host ?? 'localhost')}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
