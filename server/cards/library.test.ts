import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, openWorld, type World } from '#test/world.ts';
import { getLibrary, storeLibrary } from './content-library.ts';
import type { ContentItem } from './kind.ts';
import { poster as posterKind } from './kinds/poster.ts';
import { cardKinds } from './kinds.ts';
import { createLibrary, readLibrary } from './library.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function storedCards() {
  const { rows } = await world.context.db.pool.query(
    'select id, body, retired_at as "retiredAt" from cards order by id',
  );
  return rows as { id: string; body: ContentItem; retiredAt: Date | null }[];
}

const poster = (id: string, title = 'Still Friends') => ({
  kind: 'poster' as const,
  id,
  title,
  message: 'Friends can disagree and still share a snack.',
  category: 'friendship',
  colorScheme: 'sky' as const,
  ages: [6, 13] as const,
  checked: { how: 'read again' as const, on: '2026-11-21' },
  reviewed: true,
});

describe('the folder content', () => {
  it('has items of every kind, each with a unique id', async () => {
    const { items, placesByKind } = await readLibrary(cardKinds);

    for (const places of Object.values(placesByKind)) expect(places.length).toBeGreaterThan(10);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('is read the same every time', async () => {
    expect((await readLibrary(cardKinds)).version).toBe((await readLibrary(cardKinds)).version);
  });

  it('is in the table when the server opens', async () => {
    const { items } = getLibrary(world.context);
    const rows = await storedCards();

    expect(rows.map(({ body }) => body)).toEqual(items);
    expect(rows.every(({ retiredAt }) => retiredAt === null)).toBe(true);
  });
});

describe('a library', () => {
  it('has a new version when anything in it changes', () => {
    const one = createLibrary([posterKind], [poster('aaaaaaaa')]);

    expect(createLibrary([posterKind], [poster('aaaaaaaa', 'Best Friends')]).version).not.toBe(one.version);
    expect(createLibrary([posterKind], [poster('bbbbbbbb')]).version).not.toBe(one.version);
  });

  it('does not depend on the order of files', () => {
    const [one, other] = [poster('aaaaaaaa'), poster('bbbbbbbb')];

    const [forth, back] = [createLibrary([posterKind], [one, other]), createLibrary([posterKind], [other, one])];

    expect({ ...forth, words: forth.words() }).toEqual({ ...back, words: back.words() });
  });

  it('refuses a duplicate id', () => {
    expect(() => createLibrary([posterKind], [poster('aaaaaaaa'), poster('aaaaaaaa', 'Best Friends')])).toThrow(
      'aaaaaaaa',
    );
  });

  it.each([
    ['an unknown field', { ...poster('aaaaaaaa'), colour: 'blue' }],
    ['a missing text', { ...poster('aaaaaaaa'), title: ' ' }],
    ['an id that is too short', poster('aaaa')],
    ['an item that nobody marked as reviewed or not', { ...poster('aaaaaaaa'), reviewed: undefined }],
  ])('refuses %s', (_, given) => {
    expect(posterKind.source.shape.safeParse(given).success).toBe(false);
  });
});

describe('the table', () => {
  const first = createLibrary([posterKind], [poster('aaaaaaaa'), poster('bbbbbbbb')]);
  const second = createLibrary([posterKind], [poster('aaaaaaaa', 'Best Friends')]);

  it('is filled by the first Lilypad that opens on a new database', async () => {
    await using fresh = await openWorld({ database: { connection: await emptyDatabase() } });

    const { rows } = await fresh.context.db.pool.query('select id from cards where retired_at is null');

    expect(rows).toHaveLength(getLibrary(fresh.context).items.length);
  });

  it('retires missing items, updates changed ones, and restores returned ones', async () => {
    const { db, clock } = world.context;
    const [a, b] = [() => storedCards().then((rows) => rows.find(({ id }) => id === 'aaaaaaaa')), 'bbbbbbbb'];
    const retired = async () => (await storedCards()).filter((row) => row.retiredAt !== null).map(({ id }) => id);

    await storeLibrary(db, first, clock.now());

    expect(await retired()).toHaveLength(getLibrary(world.context).items.length);

    await storeLibrary(db, second, clock.now());

    expect(await retired()).toContain(b);
    expect((await a())?.body).toMatchObject({ title: 'Best Friends' });

    await storeLibrary(db, first, clock.now());

    expect(await retired()).not.toContain(b);
    expect((await a())?.body).toMatchObject({ title: 'Still Friends' });
  });

  it('is left alone when it already holds this version', async () => {
    const { db, clock } = world.context;
    await storeLibrary(db, first, clock.now());
    await db.pool.query(`update cards set retired_at = now() where id = 'aaaaaaaa'`);

    await storeLibrary(db, first, clock.now());

    expect((await storedCards()).find(({ id }) => id === 'aaaaaaaa')?.retiredAt).not.toBeNull();
  });
});
