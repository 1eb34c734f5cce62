import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder } from '#test/support/scratch.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const nest = await scratchFolder('lilypad test ');
afterAll(() => rmSync(nest, { recursive: true, force: true }));

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(nest, `data ${folders}`);
}

async function start(dataDir: string, onFailure = vi.fn()): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, checkout, log: vi.fn(), fast: true, onFailure });
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

async function ask(database: Pick<EmbeddedDatabase, 'connection'>, sql: string): Promise<unknown> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const postmaster = (dataDir: string) => Number(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8').split('\n')[0]);

/** A Lilypad in a process of its own, so that it can be killed. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    await startEmbedded({ dataDir: process.argv[1], checkout: process.argv[2], log() {}, fast: true });
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir, checkout], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => endBoth(child, dataDir));
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

function endBoth(child: ChildProcess, dataDir: string): void {
  child.kill('SIGKILL');
  if (existsSync(join(dataDir, 'db/postmaster.pid'))) process.kill(postmaster(dataDir), 'SIGQUIT');
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a new database speaks UTF-8, plans generically and does not listen on the network', async () => {
  const database = await start(newFolder());

  expect(await ask(database, "select upper('frösche')")).toBe('FRÖSCHE');
  expect(await ask(database, 'show plan_cache_mode')).toBe('force_generic_plan');
  expect(await ask(database, 'show listen_addresses')).toBe('');
});

test('what was written is there after a restart', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  await ask(first, "create table frogs as select 'Pip' as name");

  await first[Symbol.asyncDispose]();

  expect(await ask(await start(dataDir), 'select name from frogs')).toBe('Pip');
});

test('a deep data folder gets its socket in a short one', async () => {
  const database = await start(join(newFolder(), 'deep'.repeat(30)));

  expect(database.connection.host.length).toBeLessThan(90);
  expect(await ask(database, 'select 1')).toBe(1);

  await database[Symbol.asyncDispose]();

  expect(existsSync(database.connection.host)).toBe(false);
});

test('a second start on the same data is refused, and the first goes on', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);

  await expect(start(dataDir)).rejects.toThrow(`already running on this data (process ${process.pid}).`);
  expect(await ask(first, 'select 1')).toBe(1);
});

test('a start from another process is refused with the number of the first', async () => {
  const dataDir = newFolder();
  const other = await startElsewhere(dataDir);

  await expect(start(dataDir)).rejects.toThrow(`already running on this data (process ${other.pid}).`);
});

test('the database of a killed Lilypad is stopped and its data taken over', async () => {
  const dataDir = newFolder();
  const other = await startElsewhere(dataDir);
  const orphan = postmaster(dataDir);
  await kill(other);

  const database = await start(dataDir);

  expect(postmaster(dataDir)).not.toBe(orphan);
  expect(await ask(database, 'select 1')).toBe(1);
});

test('a start recovers after Lilypad and its database were both killed', async () => {
  const dataDir = newFolder();
  const other = await startElsewhere(dataDir);
  process.kill(postmaster(dataDir), 'SIGSTOP');
  await kill(other);

  process.kill(postmaster(dataDir), 'SIGKILL');

  expect(await ask(await start(dataDir), 'select 1')).toBe(1);
});

test('a pid file that names an unrelated process does not hinder a start, nor harm that process', async () => {
  const dataDir = newFolder();
  await (await start(dataDir))[Symbol.asyncDispose]();
  const bystander = spawn('sleep', ['60']);
  onTestFinished(() => void bystander.kill());

  writeFileSync(join(dataDir, 'db/postmaster.pid'), `${bystander.pid}\n${dataDir}/db\n0\n5432\n\n\n\nready   \n`);

  expect(await ask(await start(dataDir), 'select 1')).toBe(1);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});

test('data of another major version is refused', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  writeFileSync(join(dataDir, 'db/PG_VERSION'), '17\n');

  chmodSync(dataDir, 0o711);

  await expect(start(dataDir)).rejects.toThrow(
    'was made by PostgreSQL 17, and this version of Lilypad comes with PostgreSQL 18',
  );
});

test('a folder that is a file is refused with a sentence', async () => {
  const dataDir = newFolder();
  writeFileSync(dataDir, '');

  await expect(start(dataDir)).rejects.toMatchObject({ name: 'SetupError' });
});

test('a killed database is started again each time, until it dies too often', async () => {
  const dataDir = newFolder();
  const onFailure = vi.fn();

  const database = await start(dataDir, onFailure);

  for (let deaths = 0; deaths < 4; deaths += 1) {
    const killed = postmaster(dataDir);
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(database, 'select 1')).toBe(1), { timeout: 8000, interval: 20 });
    expect(postmaster(dataDir)).not.toBe(killed);
  }
  expect(onFailure).not.toHaveBeenCalled();

  process.kill(postmaster(dataDir), 'SIGKILL');

  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 8000 });
  expect(onFailure.mock.lastCall?.[0]).toMatch(/^The database has crashed 5 times in a minute: /);
});

test('a database that is being started again can be closed', async () => {
  const dataDir = newFolder();
  const database = await start(dataDir);
  const first = postmaster(dataDir);
  process.kill(first, 'SIGKILL');
  await sleep(20);

  await database[Symbol.asyncDispose]();

  // Where the death was noticed only at the end, the killed process has left its file behind: nothing may run by it.
  expect(() => process.kill(postmaster(dataDir), 0)).toThrow(/ENOENT|ESRCH/);
});
