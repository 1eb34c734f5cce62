import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '#test/world.ts';
import { createLog } from '../log.ts';
import { instant, int8, isoInstant, nullable, text } from './columns.ts';
import { type Db, openDb } from './db.ts';
import { unhurried } from './patience.ts';
import { countRoundTrips, roundTripsSoFar } from './round-trips.ts';
import { many, maybeOne, one, run } from './statement.ts';

const keep = run({ name: text, value: text }, 'insert into settings (name, value) values ($name, $value)');
const find = maybeOne({ name: text }, { value: text }, 'select value from settings where name = $name');
const list = many({}, { name: text }, 'select name from settings order by name');
const count = one({}, { n: int8 }, 'select count(*) as n from settings');
const asDate = one({ written: text }, { at: instant }, 'select $written::text::timestamptz as at');
const asIso = one({ written: text }, { at: isoInstant }, 'select $written::text::timestamptz as at');
const wrong = one({}, { n: int8 }, 'select 1 / 0 as n');

let db: Db;
beforeAll(async () => {
  db = openDb(await copyDatabase(), createLog('silent'), { size: 2 });
});
afterAll(() => db.close());

describe('a statement', () => {
  it('answers with rows, one row, perhaps one row, or how many it touched', async () => {
    const before = (await count(db, {})).n;
    expect(await keep(db, { name: 'pond', value: 'deep' })).toBe(1);
    expect(await find(db, { name: 'pond' })).toEqual({ value: 'deep' });
    expect(await find(db, { name: 'sea' })).toBeUndefined();
    expect(await list(db, {})).toContainEqual({ name: 'pond' });
    expect((await count(db, {})).n).toBe(before + 1);
  });

  it('takes what comes from outside as a value, never as SQL', async () => {
    const name = `x'; drop table settings; --`;
    await keep(db, { name, value: '1' });
    expect(await find(db, { name })).toEqual({ value: '1' });
  });

  it('declares every parameter that it uses, and uses every one that it declares', () => {
    expect(() => many({}, {}, 'select $who')).toThrow('unknown parameter $who');
    expect(() => many({ who: text }, {}, 'select 1')).toThrow('unused parameters who');
  });

  it.each([
    ['2026-11-18T15:00:00.120Z', '2026-11-18 15:00:00.12+00'],
    ['2026-11-18T15:00:00.000Z', '2026-11-18 16:00:00+01'],
    ['1999-01-02T03:04:05.678Z', '1999-01-02 03:04:05.678912+00'],
  ])('reads an instant as Date or as text: %s', async (iso, written) => {
    expect(await asDate(db, { written })).toEqual({ at: new Date(iso) });
    expect(await asIso(db, { written })).toEqual({ at: iso });
  });

  it('reads all of its instants in one way', () => {
    const gives = { at: instant, until: nullable(isoInstant) };
    expect(() => many({}, gives, 'select now(), null')).toThrow('some instants as text, some as Date: select now()');
  });
});

describe('a transaction', () => {
  it('keeps everything or nothing', async () => {
    const failing = db.transaction(async (tx) => {
      await keep(tx, { name: 'half', value: '1' });
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(await find(db, { name: 'half' })).toBeUndefined();
  });

  it('names the statement that broke it, whichever is awaited first', async () => {
    const failing = db.transaction(async (tx) => {
      const first = wrong(tx, {});
      first.catch(() => undefined);
      await count(tx, {});
      return first;
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await count(db, {})).n).toBeGreaterThan(0);
  });

  it('does what comes after only once it is committed', async () => {
    const done: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => done.push('told'));
      await keep(tx, { name: 'told', value: '1' });
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['told']);
    const failing = db.transaction(async (tx) => {
      tx.afterCommit(() => done.push('never'));
      await wrong(tx, {});
    });
    await expect(failing).rejects.toThrow();
    expect(done).toEqual(['told']);
  });

  it('takes nothing more after its end', async () => {
    const late = db.transaction(async (tx) => {
      await tx.commit([keep(tx, { name: 'end', value: '1' })]);
      await keep(tx, { name: 'later', value: '1' });
    });
    await expect(late).rejects.toThrow('this transaction has ended already');
    expect(await find(db, { name: 'end' })).toEqual({ value: '1' });
    expect(await find(db, { name: 'later' })).toBeUndefined();
  });
});

describe('waits for the database', () => {
  const waits = (work: () => Promise<unknown>) =>
    countRoundTrips(async () => {
      await work();
      return roundTripsSoFar();
    });

  it.each<[string, number, () => Promise<unknown>]>([
    ['one statement', 1, () => count(db, {})],
    ['two, one after the other', 2, () => count(db, {}).then(() => count(db, {}))],
    ['two together', 1, () => db.withConnection((at) => Promise.all([count(at, {}), list(at, {})]))],
    ['a transaction of one', 2, () => db.transaction((tx) => count(tx, {}))],
    ['a transaction that commits behind its last', 1, () => db.transaction((tx) => tx.commit([count(tx, {})]))],
  ])('%s: %i', async (_what, expected, work) => {
    expect(await waits(work)).toBe(expected);
  });
});

it('serves on after connections were cut off', async () => {
  await db.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect
    .poll(
      () =>
        count(db, {}).then(
          ({ n }) => n,
          () => 0,
        ),
      { timeout: 3000 },
    )
    .toBeGreaterThan(0);
});

describe('a query that takes too long', () => {
  const nap = one({ seconds: int8 }, { slept: text }, 'select pg_sleep($seconds)::text as slept');

  it('is given up, unless nobody waits for it', async () => {
    const hasty = openDb(await copyDatabase(), createLog('silent'), { timeout: 200 });

    await expect(nap(hasty, { seconds: 1 })).rejects.toThrow();
    await expect(unhurried(() => nap(hasty, { seconds: 1 }))).resolves.toEqual({ slept: '' });

    await hasty.close();
  });
});
