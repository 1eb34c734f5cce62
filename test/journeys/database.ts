import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { freePort } from '../support/free-port.ts';
import { scratchFolder } from '../support/scratch.ts';

const FIRST = 'first_pond';
/** Where the workers of Playwright find the database that they copy theirs from. */
const WHERE = 'JOURNEYS_DATABASE';

/** One PostgreSQL for all journeys, in which a Lilypad has been opened once: the others begin as copies of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await scratchFolder('lilypad-journeys-');
  const log = () => undefined;
  const dataDir = join(folder, 'data');
  const database = await startEmbedded({ dataDir, checkout: process.cwd(), log, fast: true });
  process.env[WHERE] = JSON.stringify(database.connection);
  await inLilypad((server) => server.query(`create database ${FIRST}`));
  const files = join(folder, 'files');
  await mkdir(files);
  const { server } = await startServer({ DATA_DIR: files, DATABASE_URL: toUrl(FIRST) });
  await stopServer(server);
  return async () => {
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The address of a database that nobody else has. */
export async function newDatabase(): Promise<string> {
  const name = `pond_${randomBytes(6).toString('hex')}`;
  await inLilypad((server) => server.query(`create database ${name} template ${FIRST} strategy file_copy`));
  return toUrl(name);
}

/** A real Lilypad as `npm start` runs it, on a port of its own. */
export async function startServer(settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const env = { PORT: String(port), LOG_LEVEL: 'warn', MAX_AGE: '17', ...settings };
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await ready(url);
  return { server, url, env };
}

export async function stopServer(server: ReturnType<typeof spawn>): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Lilypad did not start');
}

async function inLilypad(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client(where());
  await server.connect();
  await work(server);
  await server.end();
}

function toUrl(name: string): string {
  const { host, port, user, password } = where();
  const login = password ? `${user}:${password}` : user;
  return `postgres://${login}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

function where(): { host: string; port: number; user: string; password?: string } {
  return JSON.parse(process.env[WHERE] ?? '{}');
}
