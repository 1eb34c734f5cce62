import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { copyDatabase, toUrl } from './world.ts';

let databaseUrl: string;
let newerUrl: string;
const busy = createServer();

beforeAll(async () => {
  databaseUrl = toUrl(await copyDatabase());
  newerUrl = await databaseOfTomorrow();
  busy.listen(0, '127.0.0.1');
  await once(busy, 'listening');
});
afterAll(() => void busy.close());

/** As a later version of Lilypad would have written it. */
async function databaseOfTomorrow(): Promise<string> {
  const connection = await copyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`insert into migrations (name, run_on) values ('9999-flying-frogs', now())`);
  await client.end();
  return toUrl(connection);
}

/** Starts Lilypad as npm does, and waits until it exits. */
async function start(
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [...options, 'bin/start.mjs'], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

const portInUse = () => String((busy.address() as { port: number }).port);

it.each<[string, () => Record<string, string>, string | RegExp]>([
  [
    'wrong settings',
    () => ({ PORT: 'frog', WORKERS: '0' }),
    /^Please check the settings: PORT must be a number; WORKERS.*\.$/,
  ],
  [
    'a database that nobody serves',
    () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
    /^DATABASE_URL is set, but .*\.$/,
  ],
  [
    'a Redis that nobody serves',
    () => ({ DATABASE_URL: databaseUrl, REDIS_URL: 'redis://127.0.0.1:1' }),
    'REDIS_URL is set, but no Redis server answers there.',
  ],
  [
    'a database of a newer Lilypad',
    () => ({ DATABASE_URL: newerUrl }),
    'This database was made by a newer Lilypad (9999-flying-frogs): update Lilypad, or restore a backup from before the upgrade.',
  ],
  [
    'a port in use',
    () => ({ DATABASE_URL: databaseUrl, PORT: portInUse() }),
    /^Port \d+ is already in use\. Stop the program there, or choose another PORT\.$/,
  ],
])('%s: one clear sentence, exit code 1', async (_what, env, sentence) => {
  const { code, said } = await start(env());

  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});

it.skipIf(!hasRedis)('a Redis that goes away while it starts: one clear sentence, exit code 1', async () => {
  await using redis = await RedisServer.start();
  // Lets the first connection through and refuses the second.
  const relay = createServer((socket) => {
    relay.close();
    const onward = createConnection(Number(new URL(redis.url).port), '127.0.0.1');
    socket
      .on('error', () => onward.destroy())
      .pipe(onward)
      .on('error', () => socket.destroy())
      .pipe(socket);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;

  const { code, said } = await start({ DATABASE_URL: databaseUrl, REDIS_URL: `redis://127.0.0.1:${port}` });

  expect(said).toBe('REDIS_URL is set, but no Redis server answers there.');
  expect(code).toBe(1);
});

/** What Lilypad prints before it waits for requests; `ready` is the last of it. */
async function firstWords(env: Record<string, string>, ready: string): Promise<string> {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    timeout: 30_000,
  });
  const closed = once(child, 'close');
  let said = '';
  for await (const words of child.stdout) {
    said += words;
    if (said.includes(ready)) break;
  }
  child.kill('SIGTERM');
  await closed;
  return said;
}

it('an operator who has just started it reads how to become its first admin', async () => {
  const env = { DATABASE_URL: toUrl(await copyDatabase()), PORT: String(await freePort()) };

  const said = await firstWords(env, '--role admin');

  expect(said).toContain(`Lilypad is open: http://localhost:${env.PORT}`);
  expect(said).toContain('npm run staff -- invite <your e-mail> --role admin');
});

it.runIf(process.platform === 'linux').each([
  ['one arena of memory', {}, 'undefined 1'],
  ['as many as the operator has set', { MALLOC_ARENA_MAX: '3' }, '3'],
])('runs with %s', async (_what, env, arenas) => {
  const tell = 'data:text/javascript,console.error(process.env.MALLOC_ARENA_MAX)';

  const { said } = await start({ PORT: 'frog', ...env }, ['--import', tell]);

  expect(said.split('Please')[0]?.split('\n').join(' ').trim()).toBe(arenas);
});
