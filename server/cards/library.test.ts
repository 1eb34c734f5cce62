import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { type Item, item } from './content.ts';
import { libraryOf, shelve } from './content-library.ts';
import { createLibrary, readLibrary } from './library.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function shelved() {
  const { rows } = await world.context.db.pool.query(
    'select id, body, retired_at as "retiredAt" from cards order by id',
  );
  return rows as { id: string; body: Item; retiredAt: Date | null }[];
}

const poster = (id: string, title = 'Still Friends'): Item => ({
  kind: 'poster',
  id,
  title,
  message: 'Friends can disagree and still share a snack.',
  category: 'friendship',
  colorScheme: 'sky',
  reviewed: true,
});

describe('the folder content', () => {
  it('holds something of every kind, all with ids of their own', async () => {
    const { items, placesOf } = await readLibrary();
    for (const places of Object.values(placesOf)) expect(places.length).toBeGreaterThan(10);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('is read alike every time', async () => {
    expect((await readLibrary()).version).toBe((await readLibrary()).version);
  });

  it('is in the table when the door opens', async () => {
    const { items } = libraryOf(world.context);
    const rows = await shelved();
    expect(rows.map(({ body }) => body)).toEqual(items);
    expect(rows.every(({ retiredAt }) => retiredAt === null)).toBe(true);
  });
});

describe('a library', () => {
  it('has another version when anything in it changes', () => {
    const one = createLibrary([poster('aaaaaaaa')]);
    expect(createLibrary([poster('aaaaaaaa', 'Best Friends')]).version).not.toBe(one.version);
    expect(createLibrary([poster('bbbbbbbb')]).version).not.toBe(one.version);
  });

  it('does not depend on the order of files', () => {
    const [one, other] = [poster('aaaaaaaa'), poster('bbbbbbbb')];
    expect(createLibrary([one, other])).toEqual(createLibrary([other, one]));
  });

  it('refuses an id that is used twice', () => {
    expect(() => createLibrary([poster('aaaaaaaa'), poster('aaaaaaaa', 'Best Friends')])).toThrow('aaaaaaaa');
  });

  it.each([
    ['an unknown field', { ...poster('aaaaaaaa'), colour: 'blue' }],
    ['a missing text', { ...poster('aaaaaaaa'), title: ' ' }],
    ['an id that is too short', poster('aaaa')],
    ['an item that nobody marked as reviewed or not', { ...poster('aaaaaaaa'), reviewed: undefined }],
  ])('refuses %s', (_, given) => {
    expect(item.safeParse(given).success).toBe(false);
  });
});

describe('the table', () => {
  const first = createLibrary([poster('aaaaaaaa'), poster('bbbbbbbb')]);
  const second = createLibrary([poster('aaaaaaaa', 'Best Friends')]);

  it('retires what is gone, changes what changed, and takes back what returns', async () => {
    const { db, clock } = world.context;
    const [a, b] = [() => shelved().then((rows) => rows.find(({ id }) => id === 'aaaaaaaa')), 'bbbbbbbb'];
    const retired = async () => (await shelved()).filter((row) => row.retiredAt !== null).map(({ id }) => id);
    await shelve(db, first, clock.now());
    expect(await retired()).toHaveLength(libraryOf(world.context).items.length);
    await shelve(db, second, clock.now());
    expect(await retired()).toContain(b);
    expect((await a())?.body).toMatchObject({ title: 'Best Friends' });
    await shelve(db, first, clock.now());
    expect(await retired()).not.toContain(b);
    expect((await a())?.body).toMatchObject({ title: 'Still Friends' });
  });

  it('is left alone when it holds this version already', async () => {
    const { db, clock } = world.context;
    await shelve(db, first, clock.now());
    await db.pool.query(`update cards set retired_at = now() where id = 'aaaaaaaa'`);
    await shelve(db, first, clock.now());
    expect((await shelved()).find(({ id }) => id === 'aaaaaaaa')?.retiredAt).not.toBeNull();
  });
});
