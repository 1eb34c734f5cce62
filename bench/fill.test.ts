import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '#contract/feed.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection } from '#server/postgres/server.ts';
import { smallContent } from '#test/content/small.ts';
import { maya } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { busySteps } from './environment/busy-steps.ts';
import { finishMost, type Reader, signIn } from './environment/children.ts';
import { type FilledTable, fill } from './environment/filling.ts';
import { isPost } from './feed/recording.ts';

const sizes = { users: 50, posts: 500 };

const worlds: World[] = [];
async function open(): Promise<World> {
  // Of thousands of cards some come back by chance.
  const world = await openWorld({ settings: { CONTENT_DIR: smallContent() } });
  // Sessions are made by the real time.
  world.clock.pass(systemClock.now().getTime() - world.clock.now().getTime());
  worlds.push(world);
  return world;
}
afterAll(() => Promise.all(worlds.map((world) => world[Symbol.asyncDispose]())));

async function fillWorld(
  { connection, clock }: World,
  more = {},
  users = sizes.users,
): Promise<readonly FilledTable[]> {
  const client = new pg.Client(connection);
  await client.connect();
  return fill(client, { ...sizes, users }, clock.now(), more).finally(() => client.end());
}

const countRows = async ({ context }: World, table: string): Promise<number> =>
  (await context.db.pool.query(`select count(*)::integer as count from ${table}`)).rows[0].count;

describe('a filled database', () => {
  let world: World;
  let filled: readonly FilledTable[];
  beforeAll(async () => {
    world = await open();
    filled = await fillWorld(world);
  });

  it('has as many rows as it reports, and no dangling reference', async () => {
    for (const { table, rows } of filled) expect(await countRows(world, table), table).toBe(rows);

    const made = Object.fromEntries(filled.map(({ table, rows }) => [table, rows]));
    expect(made).toMatchObject({ accounts: 50, children: 50, posts: 500 });
    expect(made['friendships']).toBeGreaterThan(50 * 15);
  });

  it('counts likes and comments as they are', async () => {
    const { rows } = await world.context.db.pool.query(
      `select from posts p where likes_count <> (select count(*) from post_likes where post_id = p.id)
         or comments_count <> (select count(*) from comments where post_id = p.id)`,
    );

    expect(rows).toEqual([]);
  });

  it('gives its children a feed with posts in it', async () => {
    const [fresh, finished] = (await signIn(world.connection as Connection, 2)) as [Reader, Reader];
    const page = async ({ cookie }: Reader) => {
      const answer = await world.visitor().send('GET', '/api/feed?page=1', undefined, { cookie });
      return readFeed.returns.parse(answer.json());
    };

    await finishMost(world.connection as Connection, [finished]);

    expect((await page(fresh)).items).toHaveLength(20);
    expect((await page(finished)).items.filter(isPost).length).toBeGreaterThanOrEqual(10);
  });

  it('is the same each time', async () => {
    const again = await open();
    await fillWorld(again);
    const ids = async (one: World) => (await one.context.db.pool.query('select id, title from posts order by id')).rows;

    expect(await ids(again)).toEqual(await ids(world));
  });
});

it('the steps for years of use fill each of their tables', async () => {
  const filled = await fillWorld(await open(), busySteps, 1000);

  expect(filled.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual([]);
});

it('a database with accounts is not filled, and nothing changes', async () => {
  const world = await open();
  await maya(world);

  await expect(fillWorld(world)).rejects.toThrow(
    'Somebody lives in this database already. Only an empty one can be filled.',
  );

  expect(await countRows(world, 'accounts')).toBe(1);
  expect(await countRows(world, 'posts')).toBe(0);
});
