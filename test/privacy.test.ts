import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn, sendVerification } from '#contract/accounts.ts';
import { eraseChild, exportChild } from '#server/family/index.ts';
import { DAY } from '#server/platform/clock.ts';
import { liveChildsLife } from './privacy/childs-life.ts';
import { copiedTables, uncopiedTables } from './privacy/copied-tables.ts';
import { impersonal } from './privacy/impersonal-tables.ts';
import { CANARY } from './privacy/life.ts';
import { listTables, searchDatabase } from './privacy/search.ts';
import { type Copy, takeCopy } from './support/copies.ts';
import { PaymentProvider } from './support/payment-provider.ts';
import { omar, type Person, signUpFormFor } from './support/people.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

const log: string[] = [];
let world: World;
let maya: Person;
let friend: Person;
let provider: PaymentProvider;
let client: pg.Client;
let dataDir: string;
let traces: string[];
/** The data export that her family took home. */
let copy: Copy;

beforeAll(async () => {
  dataDir = mkdtempSync(path(tmpdir(), 'lilypad-privacy-'));
  provider = new PaymentProvider();
  world = await openWorld({
    settings: { ...(await provider.open()), DATA_DIR: dataDir },
    onLog: (line) => log.push(line),
  });
  client = new pg.Client(world.connection);
  await client.connect();
  // Creates the tables of the job queue. The jobs themselves run only where the test says so.
  await world.context.jobs.start();
  await world.context.jobs.close();
  ({ maya, friend, traces } = await liveChildsLife(world, client));
  // Batches are written within a second.
  const isStored = async () => (await searchDatabase(client, traces)).includes('public.active_minutes');
  await vi.waitUntil(isStored, { timeout: 5000 });
  copy = await takeCopy(maya, 'zqcanary.parent@example.org');
});
afterAll(async () => {
  await client.end();
  await world[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
});

/** pg-boss stores which job ran when. Jobs have no payload, and error messages are not stored. */
const isOfJobs = (table: string) => table.startsWith('jobs.');

describe('before erasing', () => {
  it('every table holds something about Maya, or has a reason why it cannot', async () => {
    const filled = await searchDatabase(client, traces);
    const tables = (await listTables(client)).map(({ name }) => name).filter((name) => !isOfJobs(name));

    expect(tables.filter((name) => !filled.includes(name) && !(name in impersonal))).toEqual([]);
    expect(Object.keys(impersonal).filter((name) => filled.includes(name) || !tables.includes(name))).toEqual([]);
  });

  it('her export holds what she wrote and who she is', async () => {
    const text = JSON.stringify(await exportChild(world.context, maya.id));

    for (const words of [
      'Zqcanarymaya',
      'zqcanary.parent@example.org',
      `${CANARY} guess`,
      `${CANARY} bio`,
      `${CANARY} post`,
      `${CANARY} story`,
      `${CANARY} says hello`,
      'mint',
    ])
      expect(text).toContain(words);
  });
});

describe('the queue of jobs', () => {
  it('is searched, and knows nothing of her', async () => {
    const found = await searchDatabase(client, traces);

    expect((await listTables(client)).filter(({ name }) => isOfJobs(name)).length).toBeGreaterThan(3);
    expect(found.filter(isOfJobs)).toEqual([]);
  });

  it('is where the search finds a payload that names her', async () => {
    await client.query(`insert into jobs.job (name, data) values ('family.send-mails', $1)`, [{ child: maya.id }]);

    expect((await searchDatabase(client, traces)).some(isOfJobs)).toBe(true);

    await client.query(`delete from jobs.job where data is not null`);
  });
});

describe('the copy of her data for the family', () => {
  it('holds something of every table that names her, or there is a reason why not', async () => {
    const named = (await searchDatabase(client, traces)).map((name) => name.replace('public.', ''));
    const unknown = named.filter((name) => !(name in copiedTables) && !(name in uncopiedTables));
    const missing = named.filter((name) => name in copiedTables && isNothing(valueAt(copy, copiedTables[name] ?? '')));

    expect(unknown).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('holds what she wrote as readable pages', () => {
    for (const words of ['story', 'post', 'says hello', 'guess']) expect(copy.allHtml).toContain(`${CANARY} ${words}`);
  });

  it('names other children by username only', () => {
    const text = copy.allHtml + JSON.stringify(copy.data);

    expect(text).toContain(friend.username);
    expect(text).not.toContain(friend.id);
    expect(text).not.toContain('Quick Newt');
    expect(text).not.toContain(omar.email);
  });

  it('does not mention her cry for help', () => {
    expect(copy.allHtml + JSON.stringify(copy.data)).not.toMatch(/want to die|crisis/i);
  });
});

function valueAt({ data }: Copy, path: string): unknown {
  const [module = '', key = ''] = path.split('.');
  return (data.data[module] as Record<string, unknown> | undefined)?.[key];
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

describe('the search finds what was left behind', () => {
  it('in a table of a module that does not erase', async () => {
    await client.query('create schema attic; create table attic.diaries (about jsonb)');
    await client.query('insert into attic.diaries values ($1)', [{ who: [maya.id] }]);

    expect(await searchDatabase(client, traces)).toContain('attic.diaries');

    await client.query('drop schema attic cascade');
  });

  it('in a text column', async () => {
    await client.query('create table notes (said text)');
    await client.query(`insert into notes values ('Dear ZQCANARY the frog')`);

    expect(await searchDatabase(client, traces)).toContain('public.notes');

    await client.query('drop table notes');
  });

  it('in a file of the data folder', () => {
    mkdirSync(path(dataDir, 'pictures'));
    writeFileSync(path(dataDir, 'pictures', `${maya.id}.svg`), '<svg/>');

    expect(searchFiles(dataDir, traces)).toHaveLength(1);

    rmSync(path(dataDir, 'pictures'), { recursive: true });
  });
});

describe('after erasing', () => {
  beforeAll(async () => {
    await eraseChild(world.context, maya.id);
    await world.visitor().call(sendVerification, { body: signUpFormFor(world, { username: 'other_frog', age: 8 }) });
    await world.pass(2 * DAY);
    for (const job of world.context.jobs.schedule) await world.context.jobs.run(job.name);
    await new Promise((resolve) => setTimeout(resolve, 1200)); // what waited for its second is written now
  });

  it('no table of any schema holds her name, her parent or her words', async () => {
    expect(await searchDatabase(client, traces)).toEqual([]);
  });

  it('no file and no log line holds them', () => {
    expect(log.length).toBeGreaterThan(10);
    expect(log.filter((line) => traces.some((trace) => line.toLowerCase().includes(trace.toLowerCase())))).toEqual([]);
    expect(searchFiles(dataDir, traces)).toEqual([]);
  });

  it('she is signed out, and nobody can sign in by her name', async () => {
    expect((await maya.send('GET', '/api/user')).statusCode).toBe(401);

    const { status } = await world.visitor().call(logIn, { body: { username: maya.username, password: PASSWORD } });
    expect(status).toBe(401);
  });

  it('her buddy keeps all his own data', async () => {
    const { rows } = await client.query('select count(*)::int as n from posts where author_id = $1', [friend.id]);

    expect(rows[0].n).toBe(3);
    expect(await searchDatabase(client, [omar.email])).toContain('public.parents');
  });
});

/** Files below a folder whose name or text holds one of the words. */
function searchFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path(entry.parentPath, entry.name))
    .filter((file) => words.some((word) => file.includes(word) || readFileSync(file, 'utf8').includes(word)));
}
