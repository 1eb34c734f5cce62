import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '#test/world.ts';
import { createLog } from '../log.ts';
import { runInBackground } from './background.ts';
import { instant, int8, text } from './columns.ts';
import { type Db, openDb } from './db.ts';
import { countRoundTrips, roundTripsSoFar } from './round-trips.ts';
import { many, maybeOne, one, run } from './statement.ts';
import type { Transaction } from './transaction.ts';

const insert = run({ name: text, value: text }, 'insert into settings (name, value) values ($name, $value)');
const find = maybeOne({ name: text }, { value: text }, 'select value from settings where name = $name');
const list = many({}, { name: text }, 'select name from settings order by name');
const count = one({}, { n: int8 }, 'select count(*) as n from settings');
const asDate = one({ written: text }, { at: instant }, 'select $written::text::timestamptz as at');
const divideByZero = one({}, { n: int8 }, 'select 1 / 0 as n');
const lockSetting = maybeOne({ name: text }, { name: text }, 'select name from settings where name = $name for update');
const increment = one(
  { name: text },
  { value: text },
  'update settings set value = (value::integer + 1)::text where name = $name returning value',
);
const readDurability = one({}, { value: text }, `select current_setting('synchronous_commit') as value`);

let db: Db;
beforeAll(async () => {
  const connection = await copyDatabase();
  await waitForDisk(connection);
  db = openDb(connection, createLog('silent'), { size: 2 });
});
afterAll(() => db.close());

/** Test databases do not wait for the disk. This one does, as a real one. */
async function waitForDisk(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`alter database ${connection.database} set synchronous_commit = on`);
  await client.end();
}

describe('a statement', () => {
  it('returns rows, one row, at most one row, or the number of rows that it changed', async () => {
    const before = (await count(db, {})).n;

    const changed = await insert(db, { name: 'pond', value: 'deep' });

    expect(changed).toBe(1);
    expect(await find(db, { name: 'pond' })).toEqual({ value: 'deep' });
    expect(await find(db, { name: 'sea' })).toBeUndefined();
    expect(await list(db, {})).toContainEqual({ name: 'pond' });
    expect((await count(db, {})).n).toBe(before + 1);
  });

  it('treats input as a value, never as SQL', async () => {
    const name = `x'; drop table settings; --`;

    await insert(db, { name, value: '1' });

    expect(await find(db, { name })).toEqual({ value: '1' });
  });

  it('declares every parameter that it uses, and uses every parameter that it declares', () => {
    expect(() => many({}, {}, 'select $who')).toThrow('unknown parameter $who');
    expect(() => many({ who: text }, {}, 'select 1')).toThrow('unused parameters who');
  });

  it.each([
    ['2026-11-18T15:00:00.120Z', '2026-11-18 15:00:00.12+00'],
    ['2026-11-18T15:00:00.000Z', '2026-11-18 16:00:00+01'],
    ['1999-01-02T03:04:05.678Z', '1999-01-02 03:04:05.678912+00'],
  ])('reads an instant as a Date: %s', async (iso, written) => {
    expect(await asDate(db, { written })).toEqual({ at: new Date(iso) });
  });

  it('knows whether it changes or locks rows', () => {
    const writes = [insert, increment, lockSetting].map(({ statement }) => statement.isWrite);
    const reads = [find, list, count].map(({ statement }) => statement.isWrite);

    expect(writes).toEqual([true, true, true]);
    expect(reads).toEqual([false, false, false]);
  });
});

describe('a transaction', () => {
  it('stores everything or nothing', async () => {
    const failing = db.transaction(async (tx) => {
      await insert(tx, { name: 'half', value: '1' });
      throw new Error('second thoughts');
    });

    await expect(failing).rejects.toThrow('second thoughts');
    expect(await find(db, { name: 'half' })).toBeUndefined();
  });

  it('names the statement that broke it, whichever is awaited first', async () => {
    const failing = db.transaction(async (tx) => {
      const first = divideByZero(tx, {});
      first.catch(() => undefined);
      await count(tx, {});
      return first;
    });

    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await count(db, {})).n).toBeGreaterThan(0);
  });

  it('accepts nothing after its end', async () => {
    let ended: Transaction | undefined;
    await db.transaction((tx) => {
      ended = tx;
      tx.write(insert, { name: 'end', value: '1' });
    });
    const tx = ended as Transaction;

    expect(() => tx.query(find.statement, { name: 'end' })).toThrow('this transaction has already ended');
    expect(() => tx.write(insert, { name: 'later', value: '1' })).toThrow('this transaction has already ended');
    expect(await find(db, { name: 'end' })).toEqual({ value: '1' });
    expect(await find(db, { name: 'later' })).toBeUndefined();
  });

  it.each([
    [{}, 'on'],
    [{ survivesPowerCut: true }, 'on'],
    [{ survivesPowerCut: false }, 'off'],
  ])('waits for the disk unless it may be lost in a power cut: %o', async (options, expected) => {
    const durability = await db.transaction((tx) => readDurability(tx, {}), options);

    expect(durability).toEqual({ value: expected });
  });

  it('without waiting for the disk stores everything or nothing, and leaves the next transaction durable', async () => {
    const options = { survivesPowerCut: false };
    await db.transaction((tx) => void tx.write(insert, { name: 'quick', value: '1' }), options);
    const failing = db.transaction((tx) => {
      tx.write(insert, { name: 'quick half', value: '1' });
      tx.write(divideByZero, {});
    }, options);

    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await find(db, { name: 'quick' })).toEqual({ value: '1' });
    expect(await find(db, { name: 'quick half' })).toBeUndefined();
    expect(await readDurability(db, {})).toEqual({ value: 'on' });
  });
});

describe('tx.write', () => {
  it('sends the queued writes in their order', async () => {
    await db.transaction((tx) => {
      tx.write(insert, { name: 'order', value: '1' });
      tx.write(increment, { name: 'order' });
      tx.write(increment, { name: 'order' });
    });

    expect(await find(db, { name: 'order' })).toEqual({ value: '3' });
  });

  it('sends nothing before the commit', async () => {
    const seen = await db.transaction(async (tx) => {
      tx.write(insert, { name: 'queued', value: '1' });
      return find(tx, { name: 'queued' });
    });

    expect(seen).toBeUndefined();
    expect(await find(db, { name: 'queued' })).toEqual({ value: '1' });
  });

  it('has a result after the commit', async () => {
    const written = await db.transaction((tx) => {
      const inserted = tx.write(insert, { name: 'result', value: '1' });
      const incremented = tx.write(increment, { name: 'result' }, ({ value }) => Number(value));
      return { inserted, incremented };
    });

    expect(written.inserted.result).toBe(1);
    expect(written.incremented.result).toBe(2);
  });

  it('has no result before the commit', async () => {
    const failing = db.transaction((tx) => tx.write(insert, { name: 'early', value: '1' }).result);

    await expect(failing).rejects.toThrow('a queued query has no result before its transaction is committed');
    expect(await find(db, { name: 'early' })).toBeUndefined();
  });

  it('that fails rolls back every other write, and its own error surfaces', async () => {
    const failing = db.transaction(async (tx) => {
      await insert(tx, { name: 'awaited', value: '1' });
      tx.write(insert, { name: 'before', value: '1' });
      tx.write(divideByZero, {});
      tx.write(insert, { name: 'after', value: '1' });
    });

    await expect(failing).rejects.toMatchObject({ code: '22012' });

    const names = (await list(db, {})).map(({ name }) => name);
    expect(names).not.toContain('awaited');
    expect(names).not.toContain('before');
    expect(names).not.toContain('after');
  });

  it('whose result cannot be read fails the call', async () => {
    const failing = db.transaction((tx) => {
      tx.write(increment, { name: 'nobody wrote this' });
    });

    await expect(failing).rejects.toThrow('expected one row, got 0');
  });
});

describe('tx.readAtCommit', () => {
  it('reads several things when the transaction commits', async () => {
    await insert(db, { name: 'read at commit', value: 'deep' });

    const answer = await db.transaction((tx) => {
      const reads = tx.readAtCommit(() => Promise.all([find(tx, { name: 'read at commit' }), count(tx, {})]));
      return tx.afterCommit(() => {
        const [found, { n }] = reads.result;
        return { found, n };
      });
    });

    expect(answer.found).toEqual({ value: 'deep' });
    expect(answer.n).toBeGreaterThan(0);
  });

  it('refuses a query that follows the answer of another, for COMMIT is already sent', async () => {
    const failing = db.transaction((tx) => {
      tx.readAtCommit(async () => {
        await count(tx, {});
        return count(tx, {});
      });
    });

    await expect(failing).rejects.toThrow('this transaction has already ended');
  });

  it('that fails rolls back the writes', async () => {
    const failing = db.transaction((tx) => {
      tx.write(insert, { name: 'not read', value: '1' });
      tx.readAtCommit(() => divideByZero(tx, {}));
    });

    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await find(db, { name: 'not read' })).toBeUndefined();
  });
});

describe('tx.lock', () => {
  it('holds the rows before the reads that follow', async () => {
    await insert(db, { name: 'counter', value: '0' });
    const countUp = () =>
      db.transaction(async (tx) => {
        tx.lock(lockSetting, { name: 'counter' });
        const before = await find(tx, { name: 'counter' });
        await increment(tx, { name: 'counter' });
        return before?.value;
      });

    const seen = await Promise.all([countUp(), countUp()]);

    expect(seen.toSorted()).toEqual(['0', '1']);
  });

  it('that fails surfaces its own error', async () => {
    const failing = db.transaction(async (tx) => {
      tx.lock(divideByZero, {});
      return find(tx, { name: 'counter' });
    });

    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });
});

describe('tx.afterCommit', () => {
  it('runs once everything is committed', async () => {
    const done: string[] = [];

    await db.transaction(async (tx) => {
      tx.afterCommit(() => done.push('notified'));
      await insert(tx, { name: 'notified', value: '1' });
      expect(done).toEqual([]);
    });

    expect(done).toEqual(['notified']);
  });

  it('does not run when the transaction fails', async () => {
    const done: string[] = [];

    const failing = db.transaction(async (tx) => {
      tx.afterCommit(() => done.push('never'));
      await divideByZero(tx, {});
    });

    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(done).toEqual([]);
  });

  it('makes the answer of the transaction from the results of its writes', async () => {
    const answer = await db.transaction((tx) => {
      const written = tx.write(insert, { name: 'answer', value: '41' });
      const incremented = tx.write(increment, { name: 'answer' });
      return tx.afterCommit(() => ({ rows: written.result, value: incremented.result.value }));
    });

    expect(answer).toEqual({ rows: 1, value: '42' });
  });
});

describe('waits for the database', () => {
  const waits = (work: () => Promise<unknown>) =>
    countRoundTrips(async () => {
      await work();
      return roundTripsSoFar();
    });

  const queueTwo = (tx: Transaction) => {
    tx.write(list, {});
    tx.write(count, {});
  };

  it.each<[string, number, () => Promise<unknown>]>([
    ['one statement', 1, () => count(db, {})],
    ['two, one after the other', 2, () => count(db, {}).then(() => count(db, {}))],
    [
      'two on one connection',
      1,
      () => db.withConnection((connection) => Promise.all([count(connection, {}), list(connection, {})])),
    ],
    ['a transaction with a read', 2, () => db.transaction((tx) => count(tx, {}))],
    ['a transaction with two queued writes', 1, () => db.transaction(queueTwo)],
    [
      'a transaction with queued reads',
      1,
      () => db.transaction((tx) => void tx.readAtCommit(() => Promise.all([count(tx, {}), list(tx, {})]))),
    ],
    ['one that need not survive a power cut', 1, () => db.transaction(queueTwo, { survivesPowerCut: false })],
    [
      'a lock, a read and a queued write',
      2,
      () =>
        db.transaction(async (tx) => {
          tx.lock(lockSetting, { name: 'waits' });
          await count(tx, {});
          queueTwo(tx);
        }),
    ],
  ])('%s: %i', async (_what, expected, work) => {
    expect(await waits(work)).toBe(expected);
  });
});

it('keeps connections for reads while all writes wait', async () => {
  const connection = await copyDatabase();
  const small = openDb(connection, createLog('silent'), { size: 3 });
  const holder = new pg.Client(connection);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table settings in share mode');
  let stored = 0;
  const store = async (name: string) => {
    await insert(small, { name, value: '1' });
    stored += 1;
  };

  const storing = Promise.all(['a', 'b', 'c', 'd', 'e'].map(store));
  const transaction = small.transaction((tx) => void tx.write(insert, { name: 'f', value: '1' }));
  const seen = await find(small, { name: 'a' });

  expect(seen).toBeUndefined();
  expect(stored).toBe(0);

  await holder.end();
  await storing;
  await transaction;

  expect(stored).toBe(5);

  await small.close();
});

it('recovers after its connections were terminated', async () => {
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
  const sleep = one({ seconds: int8 }, { slept: text }, 'select pg_sleep($seconds)::text as slept');

  it('fails after the timeout, except in background work', async () => {
    const hasty = openDb(await copyDatabase(), createLog('silent'), { timeout: 200 });

    await expect(sleep(hasty, { seconds: 1 })).rejects.toThrow();
    await expect(runInBackground(() => sleep(hasty, { seconds: 1 }))).resolves.toEqual({ slept: '' });

    await hasty.close();
  });
});
