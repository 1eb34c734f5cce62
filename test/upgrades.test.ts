import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { doneMigrations, knownMigrations } from '#server/platform/db/migrate.ts';
import { drawSchemaSorted } from './support/schema.ts';
import { copyDatabase, emptyDatabase, openWorld, PASSWORD, type World } from './world.ts';

/**
 * Dumps (pg_dump) of databases that earlier versions of Lilypad made. In some, migrations are missing between others that
 * have run, because features that were built in parallel landed in another order than their numbers.
 */
const folder = fileURLToPath(new URL('upgrades', import.meta.url));
const dumps = globSync('*.sql', { cwd: folder }).map((file) => basename(file, '.sql'));

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

describe.each(dumps)('a database from %s', (dump) => {
  let world: World;
  let client: pg.Client;
  let before: readonly string[];
  beforeAll(async () => {
    const connection = await emptyDatabase();
    client = await connect(connection);
    await client.query(readFileSync(join(folder, `${dump}.sql`), 'utf8'));
    before = await doneMigrations(client);

    world = await openWorld({ database: { connection } });
  });
  afterAll(async () => {
    await client.end();
    await world[Symbol.asyncDispose]();
  });

  it('has every migration after the upgrade, and lacked some before', async () => {
    const known = await knownMigrations();

    expect(known.length).toBeGreaterThan(before.length);
    expect([...(await doneMigrations(client))].sort()).toEqual(known);
  });

  it('has the same schema as a new one', async () => {
    const fresh = await connect(await copyDatabase());
    const expected = await drawSchemaSorted(fresh);

    await fresh.end();

    expect(await drawSchemaSorted(client)).toBe(expected);
  });

  it('still holds its children and what they wrote', async () => {
    const names = await client.query('select username from accounts order by username');
    const titles = await client.query('select title from posts order by title');

    expect(names.rows.map(({ username }) => username)).toEqual(['heronwatch', 'ines', 'newtfriend', 'pondskater']);
    expect(titles.rows.map(({ title }) => title)).toEqual(['A frog on my boot', 'Herons']);
  });

  it('lets a child sign in with the old password', async () => {
    const answer = await world.visitor().call(logIn, { body: { username: 'pondskater', password: PASSWORD } });

    expect(answer.status).toBe(200);
  });
});

it('a database with a gap between its migrations is among the tested ones', async () => {
  const known = await knownMigrations();
  const gaps = dumps.filter((dump) => {
    const text = readFileSync(join(folder, `${dump}.sql`), 'utf8');
    const done = known.filter((name) => text.includes(`'${name}'`));
    return known.slice(0, done.length).join() !== done.join();
  });

  expect(gaps).toEqual(expect.arrayContaining(['consent-before-the-desk', 'drawings-before-comments']));
});
