import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import { join, type Person } from './support/people.ts';
import { openSocket } from './support/sockets.ts';
import { openWorld, type World } from './world.ts';

const WITHIN = { timeout: 20_000, interval: 10 };
let world: World;
let maya: Person;
let node: ChildProcess;
let port: number;
const address = () => `http://127.0.0.1:${port}`;

/** A node of its own over the database of a world, as `npm start` runs it. */
beforeEach(async () => {
  world = await openWorld();
  world.clock.pass(Date.now() - world.clock.now().getTime()); // the node uses the real clock
  maya = await join(world, { age: 14 });
  port = await freePort();
  const { host = '', user, password, port: at = 5432, database } = world.connection;
  const login = password ? `${user}:${password}` : user;
  const databaseUrl = `postgres://${login}@localhost:${at}/${database}?host=${encodeURIComponent(host)}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'silent' };
  node = spawn(process.execPath, ['bin/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await expect.poll(() => requestStatus('/readyz'), WITHIN).toBe(200);
});
afterEach(async () => {
  node.kill('SIGKILL');
  await world[Symbol.asyncDispose]();
});

it('open sockets are closed with the code for a restart', async () => {
  const line = await openSocket(address(), maya);

  node.kill('SIGTERM');

  expect(await line.next('bye')).toMatchObject({ reason: 'restarting' });
  expect(await once(node, 'exit')).toEqual([0, null]);
});

// Well before the ten seconds after which running calls are aborted.
it('the node answers running calls, refuses new ones, and then exits', { timeout: 9000 }, async () => {
  const locker = await lockChildren();
  const answer = fetch(`${address()}/api/user`, {
    method: 'PATCH',
    headers: { cookie: maya.cookieHeader, 'content-type': 'application/json' },
    body: JSON.stringify({ bio: 'I like rain.' }),
  });

  await expect.poll(() => countWaiting(locker), WITHIN).toBeGreaterThan(0); // a job may wait, too

  node.kill('SIGTERM');

  await expect.poll(() => requestStatus('/healthz'), WITHIN).toBe('refused');

  await locker.query('commit');
  await locker.end();

  expect((await answer).status).toBe(200);
  expect(await once(node, 'exit')).toEqual([0, null]);
});

it('/readyz reports to an open connection that the node is closing', async () => {
  const socket = await begin('GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n');

  node.kill('SIGTERM');

  await expect.poll(() => requestStatus('/healthz'), WITHIN).toBe('refused');

  socket.write('\r\n');

  const [heard] = await once(socket, 'data');

  expect(String(heard)).toMatch(/^HTTP\/1\.1 503 /);
  expect(String(heard)).toContain('"status":"closing"');
  expect(await once(node, 'exit')).toEqual([0, null]);
});

it('the node exits although a call never ends', { timeout: 40_000 }, async () => {
  const socket = await begin('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n');

  node.kill('SIGTERM');

  expect(await once(node, 'exit')).toEqual([0, null]);

  socket.destroy();
});

async function requestStatus(path: string): Promise<number | 'refused'> {
  try {
    return (await fetch(address() + path, { headers: { connection: 'close' } })).status;
  } catch {
    return 'refused';
  }
}

async function begin(lines: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // how the socket ends does not matter here
  await once(socket, 'connect');
  socket.write(lines);
  // The next answer comes from a node that has read these lines.
  await requestStatus('/healthz');
  return socket;
}

async function lockChildren(): Promise<pg.Client> {
  const locker = new pg.Client(world.connection);
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table children in exclusive mode');
  return locker;
}

async function countWaiting(locker: pg.Client): Promise<number> {
  const { rows } = await locker.query(
    `select count(*)::integer as n from pg_locks l join pg_database d on d.oid = l.database
     where not granted and d.datname = current_database()`,
  );
  return rows[0].n;
}
